import { expect, test } from "vitest"
import { attachment, documentName } from "./document-name.rules.ts"

test.each([
  ["Ground floor.pdf", "Ground floor.pdf"],
  ["PLAN.PDF", "PLAN.pdf"],
  ["plan", "plan.pdf"],
  ["तळमजला — आराखडा.pdf", "तळमजला — आराखडा.pdf"],
  // What another program would open.
  ["setup.exe", "setup.exe.pdf"],
  ["plan.pdf.html", "plan.pdf.html.pdf"],
  // What shows as "planexe.pdf" and is none.
  ["plan\u202efdp.exe", "planfdp.exe.pdf"],
  ["plan.pdf\r\nset-cookie: a=b", "plan.pdf set-cookie- a=b.pdf"],
  ["../../etc/passwd", "-..-etc-passwd.pdf"],
  ["C:\\Users\\asha\\plan.pdf", "C--Users-asha-plan.pdf"],
  [".hidden.pdf. .", "hidden.pdf"],
  ['"quoted"; filename=x.pdf', "-quoted-; filename=x.pdf"],
  ["a\0b\u0007c\ud83d.pdf", "abc\ufffd.pdf"],
])("%j is saved as %j", (given, name) => expect(documentName(given)).toBe(name))

test.each([undefined, "", " ", ".pdf", "...", "\u200b\u2066"])("%j is no name", (given) =>
  expect(documentName(given)).toBe("document.pdf"),
)

test("a name is 200 characters at most, and no character of it is cut in two", () => {
  const name = documentName(`${"🏠".repeat(250)}.pdf`)
  expect([...name]).toHaveLength(200)
  expect(name).toMatch(/^(🏠){196}\.pdf$/u)
})

test("in a header it is ASCII, and cannot end the header's own quotes", () => {
  expect(attachment("तळ 'मजला' (1)*.pdf")).toBe(
    "attachment; filename=\"document.pdf\"; filename*=UTF-8''%E0%A4%A4%E0%A4%B3%20%27%E0%A4%AE%E0%A4%9C%E0%A4%B2%E0%A4%BE%27%20%281%29%2A.pdf",
  )
})
