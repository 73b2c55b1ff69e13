import Testing

@testable import ShellCommands

/// In which order one shell changed what it keeps.
struct ChangeOrderTests {
    private func order(_ places: ChangeOrder.Place...) -> ChangeOrder {
        var order = ChangeOrder()
        for place in places { order.changed(place) }
        return order
    }

    @Test func atFirstNothingIsLater() {
        let order = order()
        #expect(order.lastMade == nil && order.lastUndone == nil)
        #expect(!order.isLater(.cookbook, than: .favorites))
        #expect(!order.isLater(.favorites, than: .favorites))
    }

    /// A place is later than those before it and than those never changed.
    @Test(arguments: [
        (ChangeOrder.Place.cookbook, ChangeOrder.Place.favorites, true),
        (.favorites, .cookbook, false), (.cookbook, .server, true), (.server, .cookbook, false),
        (.favorites, .server, true), (.cookbook, .cookbook, false),
    ])
    func whichIsLater(_ place: ChangeOrder.Place, _ other: ChangeOrder.Place, _ isLater: Bool) {
        #expect(order(.favorites, .cookbook).isLater(place, than: other) == isLater)
        #expect(
            order(.cookbook, .favorites, .cookbook).isLater(place, than: other) == isLater,
            "the last change of each place counts"
        )
    }

    @Test func theLastChangeOfThePlaceIsUndone() {
        var order = order(.cookbook, .favorites, .cookbook)
        order.undid(.cookbook)
        #expect(order.lastMade == .favorites && order.lastUndone == .cookbook)
        #expect(order.isLater(.favorites, than: .cookbook))
        order.undid(.cookbook)
        #expect(order.lastMade == .favorites)
        #expect(order.isLater(.favorites, than: .cookbook))
    }

    /// What was sent cannot be sent again by `redo`.
    @Test func whatWasSentIsNothingToRedo() {
        var order = order(.favorites, .server)
        order.undid(.server)
        #expect(order.lastMade == .favorites && order.lastUndone == nil)
    }

    @Test func aNewChangeForgetsWhatWasUndone() {
        var order = order(.favorites, .cookbook)
        order.undid(.cookbook)
        order.changed(.favorites)
        #expect(order.lastUndone == nil && order.lastMade == .favorites)
    }

    @Test func whatIsRedoneIsMadeAgain() {
        var order = order(.favorites, .cookbook)
        order.undid(.cookbook)
        order.undid(.favorites)
        #expect(order.lastMade == nil && order.lastUndone == .favorites)
        order.redid(.favorites)
        #expect(order.lastMade == .favorites && order.lastUndone == .cookbook)
        order.redid(.cookbook)
        #expect(order.lastMade == .cookbook && order.lastUndone == nil)
        #expect(order.isLater(.cookbook, than: .favorites))
    }
}
