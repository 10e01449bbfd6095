import { expect, test } from "vitest"
import { isAutomatic, isPlainFrom, namesIn, withoutQuotation } from "./incoming-mail.rules.ts"

test.each([
  ["Re: Your message to us (AB12C-D34EF)", ["AB12C-D34EF"]],
  ["AW: ab12c-d34ef", ["AB12C-D34EF"]],
  ["Fwd: AB12C-D34EF and GH56J-K78LM", ["AB12C-D34EF", "GH56J-K78LM"]],
  ["About XAB12C-D34EF and AB12C-D34EFX", []],
  ["", []],
])("the references in %j", (subject, names) => expect(namesIn(subject)).toEqual(names))

test("a subject of many references is read no further than its third", () =>
  expect(namesIn("AB12C-D34EF ".repeat(500))).toHaveLength(3))

test.each([
  [
    "what is quoted below",
    "Monday suits me.\n\nOn Mon, Sthapati <a@b.example> wrote:\n> Which day?\n>\n> Bye",
    "Monday suits me.",
  ],
  [
    "a head over two lines",
    "Yes.\n\nOn Monday, 30 November, Sthapati\n<hello@sthapati.example> wrote:\n> When?",
    "Yes.",
  ],
  ["a head in another language", "हो, चालेल.\n\nसोमवारी Sthapati यांनी लिहिले:\n> कधी?", "हो, चालेल."],
  ["an answer that ends right above", "Hi,\nMonday at five.\nOn Mon, Asha wrote:\n> When?", "Hi,\nMonday at five."],
  ["a head with nothing above", "<asha@home.example> wrote:\n> When?", "<asha@home.example> wrote:\n> When?"],
  ["lines of Windows", "Fine.\r\n\r\n> Is it?\r\n", "Fine."],
  ["answers between what is quoted", "> Day?\nMonday.\n> Time?\nTen.", "> Day?\nMonday.\n> Time?\nTen."],
  ["nothing of one's own", "> Day?\n> Time?", "> Day?\n> Time?"],
  [
    "what Outlook quotes",
    "Monday suits me.\n\n-----Original Message-----\nFrom: Sthapati <hello@sthapati.example>\nSent: Monday\nTo: Asha\n\nWhich day?",
    "Monday suits me.",
  ],
  [
    "what Outlook quotes in another language, below a line",
    "Ja.\n________________\nVon: Sthapati <hello@sthapati.example>\nGesendet: Montag\nAn: Asha\nBetreff: Wann?\n\nWann?",
    "Ja.",
  ],
  [
    "a list of one's own",
    "My details:\nEmail: asha@home.example\nPhone: 98220 98220\nCity: Pune\n\nThe third floor.",
    "My details:\nEmail: asha@home.example\nPhone: 98220 98220\nCity: Pune\n\nThe third floor.",
  ],
  [
    "what Outlook quotes in Marathi",
    "चालेल.\n\n*प्रेषक:* Sthapati <hello@sthapati.example>\n*पाठवले:* सोमवार\n*प्रति:* Asha\n\nकधी?",
    "चालेल.",
  ],
  ["no quotation", "We need:\na plan", "We need:\na plan"],
])("%s", (_, text, own) => expect(withoutQuotation(text)).toBe(own))

test.each([
  [{ key: "auto-submitted", value: "auto-replied" }, true],
  [{ key: "auto-submitted", value: "no" }, false],
  [{ key: "precedence", value: "bulk" }, true],
  [{ key: "list-id", value: "<news.example>" }, true],
  [{ key: "subject", value: "Out of office" }, false],
])("%j is from a machine: %j", (header, is) => expect(isAutomatic([header])).toBe(is))

test.each([
  ["asha@home.example", true],
  ["Asha Kulkarni <Asha@home.example>", true],
  ['"Kulkarni, Asha (asha@home.example)" <asha@home.example>', true],
  ["=?utf-8?B?4KSG4KS24KS+?= <asha@home.example>", true],
  ["asha@home.example, evil@evil.example", false],
  ["<asha@home.example> <evil@evil.example>", false],
  ["asha@home.example <evil@evil.example>", false],
  ["Friends: asha@home.example;", false],
  [`${'\\"'.repeat(400)} <asha@home.example>`, false],
  ['asha@home.example"@evil.example"', false],
  ['asha@home.example "evil@evil.example"', false],
  ['<asha@home.example> "evil@evil.example"', false],
  ["evil@evil.example", false],
])("the From %j is Asha's alone: %j", (value, is) =>
  expect(isPlainFrom([{ key: "from", value }], "asha@home.example")).toBe(is),
)
