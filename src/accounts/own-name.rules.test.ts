import { expect, test } from "vitest"
import { brokenOwnName } from "./own-name.rules.ts"

test.each([
  "evil.example/pay",
  "evil.example",
  "Pay at EVIL.EXAMPLE now",
  "sub.evil.co.in",
  "x.com",
  "t.me",
  "Dr.in",
  "evil\u200b.example",
  "evil．example",
  "evil。example",
  "evilꓸexample",
  "पेटीएम.भारत",
  "asha@home.example",
  "Asha ＠ home",
  "evil／pay",
  "Architecture/Interiors",
  "evil\\pay",
  "M/s evil.example/pay",
])("%j looks like an address", (name) => expect(brokenOwnName(name)).toBe("own_name"))

test.each([
  "Studio A.B.",
  "Dr. M. Rao",
  "Dr.Rao",
  "Arch. Patil",
  "Joshi & Sons Pvt. Ltd.",
  "Joshi & Sons Pvt.Ltd.",
  "M/s Patil & Co.",
  "Ramesh S/o Suresh",
  "R.K.Laxman",
  "No.1 Interiors",
  "Meera D'Souza 🪔",
  "डॉ.अनिल राव",
  "पु.ल.देशपांडे",
  "W".repeat(60),
])("%j is a name", (name) => expect(brokenOwnName(name)).toBeUndefined())

test.each(["Eve http://evil.example", "Eve www.evil.example", "Eve\nBcc: x"])("%j is no plain line", (name) =>
  expect(brokenOwnName(name)).toBe("plain_text"),
)
