import { expect, test } from "vitest"
import {
  mobileNumberViolation,
  nameViolation,
  normalizedEmail,
  ownNameViolation,
  phoneNumberViolation,
  toE164,
} from "./account.rules.ts"
import { email } from "./account.schema.ts"

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
])("%j looks like an address", (name) => expect(ownNameViolation(name)).toBe("own_name"))

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
])("%j is a name", (name) => expect(ownNameViolation(name)).toBeUndefined())

test.each(["Eve http://evil.example", "Eve www.evil.example", "Eve\nBcc: x"])("%j is no plain line", (name) =>
  expect(ownNameViolation(name)).toBe("plain_text"),
)

test.each([
  ["asha@firm.in", true],
  ["r&d@firm.in", true],
  ["R.D+site@firm.co.in", true],
  [".asha@firm.in", false],
  ["asha..rao@firm.in", false],
  ["asha&@firm.in", false],
  ["asha rao@firm.in", false],
  ["asha@firm", false],
  ["<b>@firm.in", false],
  ["user@xn--p1b6ci4b4b3a.xn--h2brj9c", true],
  ["user@उदाहरण.भारत", true],
  ["user@उदाहरण", false],
  ["user@उदा हरण.भारत", false],
])("%s is an address: %s", (typed, isOne) => expect(email.safeParse(typed).success).toBe(isOne))

test.each(["User@उदाहरण.भारत", "user@XN--P1B6CI4B4B3A.xn--h2brj9c"])("%s is kept in one spelling", (typed) => {
  expect(email.parse(typed)).toBe("user@xn--p1b6ci4b4b3a.xn--h2brj9c")
  expect(normalizedEmail(typed)).toBe("user@xn--p1b6ci4b4b3a.xn--h2brj9c")
})

test.each([
  ["98220 12345", "+919822012345"],
  ["09822012345", "+919822012345"],
  ["+91 98220-12345", "+919822012345"],
  ["919822012345", "+919822012345"],
  ["(098220) 12345", "+919822012345"],
  ["98220.12345", "+919822012345"],
  ["+91 0 98220 12345", "+919822012345"],
  ["+44 20 7946 0018", "+442079460018"],
  ["0091 98220 12345", "+919822012345"],
  ["९८२२० १२३४५", "+919822012345"],
  ["\u202a+91 98220‑12345\u202c", "+919822012345"],
  ["98220–12345", "+919822012345"],
])("%s is %s", (typed, stored) => expect(toE164(typed)).toBe(stored))

test.each([
  "12345",
  "982201234",
  "98220 1234a",
  "+0123456789012",
  "+91 98220 123",
  "",
  "9822012345678901",
  "0044 20 7946 0018",
  "0000000000",
  "+91 00000 00000",
  "00982201234",
  "00000000000",
])("%s is no mobile number", (typed) => expect(toE164(typed)).toBeUndefined())

test.each([
  ["9822012345", undefined],
  ["+91 60000 12345", undefined],
  ["0091 98220 12345", undefined],
  ["+1 212 555 0123", undefined],
  ["+44 20 7946 0018", undefined],
  ["1234567890", "mobile_india"],
  ["+91 12345 67890", "mobile_india"],
  ["911234567890", "mobile_india"],
  ["0123456789", "mobile_india"],
  ["020 2543 1234", "mobile_india"],
  ["+91 98220 123456", "mobile_india"],
  ["98220 1234", "mobile_digits"],
  ["+91 98220", "mobile_digits"],
  ["447911123456", "mobile_country"],
  ["+1234567890123456", "mobile_country"],
])("of the mobile number %s it says %s", (typed, rule) => expect(mobileNumberViolation(typed)).toBe(rule))

test("a business has a land line too", () => expect(phoneNumberViolation("020 2543 1234")).toBeUndefined())

test.each(["केतकी गोखले", "ക്ഷ്\u200dമ", "محمد علی", "A", "😀"])("%s is a name", (name) => {
  expect(nameViolation(name)).toBeUndefined()
})

test.each([
  "evil.example",
  "Kitchens, see EVIL.COM/pay",
  "Baner, sub.evil.co.in",
  "asha@home.in",
  "evil．com",
  "t.me/evil",
])("a line does not point elsewhere: %j", (text) => expect(nameViolation(text)).toBe("plain_text"))

test.each([
  "Sr.No.45, Opp.Hotel Vaishali, Nr.Temple",
  "Flat no.12, Bldg.A/3, S.B.Road",
  "CA/2010/12345",
  "Kitchens, 3.5 m wide. In Baner",
  "R.K.Nagar, डॉ.आंबेडकर मार्ग",
])("a line has dots and slashes: %j", (text) => expect(nameViolation(text)).toBeUndefined())
