declare module "@adobe/structured-data-validator" {
  interface Issue {
    issueMessage: string
    severity: "ERROR" | "WARNING"
    path: { type: string }[]
  }
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>
  }
}

declare module "@marbec/web-auto-extractor" {
  interface Extracted {
    jsonld: Record<string, object[]>
    errors: { message: string }[]
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): Extracted
  }
}
