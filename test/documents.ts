/** Documents as people bring them. */

/** A PDF of one page that readers open, with a reference table that fits. */
export const pdf = (words = "Ground floor plan") => {
  const page = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]
  let text = "%PDF-1.4\n"
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, "0")} 00000 n \n`
  })
  const xref = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(text, "latin1")
}

/** Larger than any buffer on its way: what is behind the page is a comment, and the end mark stands where it belongs. */
export const largePdf = (bytes: number) => {
  const small = pdf()
  const end = Buffer.from("\n%%EOF\n", "latin1")
  return Buffer.concat([small, Buffer.alloc(bytes - small.length - end.length, "%"), end])
}
