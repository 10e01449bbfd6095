import { expect, test } from "vitest"
import { mailHtml, mailText } from "./mail-content.ts"

test("lines that people wrote stay lines in the HTML, and nothing of them is markup", () => {
  const mail = {
    ...{ subject: "New", heading: "New", paragraphs: ["She asks:\n<b>When?</b>"] },
    facts: [["Meera", "Two rooms.\r\n\n<br> & more"]] as [string, string][],
  }
  const html = mailHtml(mail, "en", "")
  expect(html).toContain(">She asks:<br>&lt;b&gt;When?&lt;/b&gt;</p>")
  expect(html).toContain(">Two rooms.<br><br>&lt;br&gt; &amp; more</td>")
  expect(mailText(mail)).toContain("Meera: Two rooms.\n    <br> & more")
})
