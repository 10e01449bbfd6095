import { expect, test } from "vitest"
import { aimOf } from "./reasons.rules.ts"

test.each([
  ["/blog/write", "write"],
  ["/blog/write/01a2/preview?x=1", "write"],
  ["/blog/mine", "posts"],
  ["/blog/comment/what-a-kitchen-costs", "comment"],
  ["/messages/01a2", "messages"],
  ["/shortlist", "shortlist"],
  ["/user/bookings/01a2/review", "review"],
  ["/provider/bookings?open=01a2", "bookings"],
  ["/settings#mails", "settings"],
  ["/blog/writers", undefined],
  ["/blog/what-a-kitchen-costs", undefined],
  ["/shortlist/token-of-somebody", undefined],
  ["/providers/abc?book=1", undefined],
  ["/", undefined],
])("who was going to %s comes in to do this: %s", (path, aim) => expect(aimOf(path)).toBe(aim))
