import { expect, test } from "vitest"
import { hasContact } from "../professionals/first-contacts/first-contact.rules.ts"
import { writeRefusal } from "./message.rules.ts"

test.each([
  "Call me on 98220 12345",
  "+91-98220-12345",
  "९८२२० १२३४५ पर फोन करें",
  "see https://tiles.example/offer",
  "www.tiles.example",
  "tiles.com has them",
  "write to asha@tiles.example",
  "bit.ly/x",
  "t.me/tiles",
  "look at cheap.xyz today",
  "example.app",
  "98,220,12,345",
  "98220, 12345",
  "98\u200b220\u200c12345",
  "98220.12.05.2024",
  "98-22-2012345",
  "2024-05-12345",
])("%j holds a way to reach somebody", (content) => expect(hasContact(content)).toBe(true))

test.each(["@", "a", "a-", "a.", "@.", "1 x ", "((", "\u096f "])("a text of nothing but %j is walked once", (piece) => {
  expect(hasContact(piece.repeat(4000 / piece.length))).toBe(piece === "\u096f ")
})

test.each([
  "The room is 12 by 14 feet, on the 3rd floor.",
  "Our budget is 2,50,000 or so.",
  "We moved in 2019. Then the monsoon came.",
  "Flat 1204, B wing",
  "2.5 lakh, e.g. for 300 sq.ft or 144 sq.in, at Rs.500",
  "Between 25,00,000 and 30,00,000; 25,00,000-30,00,000 at most",
  "From 12.05.2024 to 14.05.2024, or 1.6.2024.",
  "Since 2024-05-12; १२.०५.२०२४ at 10:30",
  "She has an M.Tech, he a B.Com.",
])("%j does not", (content) => expect(hasContact(content)).toBe(false))

test("a former member comes before a block, and one's own block before the other's", () => {
  const pair = { is_blocked_by_me: true, is_blocked_by_other: true, is_former: true, is_suspended: true }
  expect(writeRefusal(pair)).toBe("former")
  expect(writeRefusal({ ...pair, is_former: false })).toBe("blocked_by_you")
  expect(writeRefusal({ ...pair, is_former: false, is_blocked_by_me: false })).toBe("blocked")
  expect(writeRefusal({ ...pair, is_former: false, is_blocked_by_me: false, is_blocked_by_other: false })).toBe(
    "suspended",
  )
})
