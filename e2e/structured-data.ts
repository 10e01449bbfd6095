/** What a page tells search engines in a form of theirs, and what they would refuse of it, a line each. */
import Validator from "@adobe/structured-data-validator"
import Extractor from "@marbec/web-auto-extractor"

export const structuredData = async (html: string) => {
  const { errors, ...extracted } = new Extractor({ addLocation: true }).parse(html)
  const issues = await new Validator().validate(extracted)
  const faults = [
    ...errors.map(({ message }) => message),
    // A warning names what could be told besides.
    ...issues.flatMap(({ severity, path, issueMessage }) =>
      severity === "ERROR" ? [`${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`] : [],
    ),
  ]
  return { types: Object.keys(extracted.jsonld), faults }
}
