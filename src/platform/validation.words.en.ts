/**
 * What is wrong with a field (specification 1 §5), apart from what every page says: most have no form. A slice names its own
 * fields; these are for all.
 */
export default {
  required: (label: string) => `${label} is required`,
  atLeastCharacters: (label: string, count: string) => `${label} must be at least ${count} characters`,
  atMostCharacters: (label: string, count: string) => `${label} must be at most ${count} characters`,
  atMostEntries: (label: string, count: string) => `${label} can have at most ${count} entries`,
  atLeast: (label: string, least: string) => `${label} must be at least ${least}`,
  atMost: (label: string, most: string) => `${label} must be at most ${most}`,
  email: "Please enter a valid email address",
  oneOf: (label: string, values: string) => `${label} must be one of: ${values}`,
  valid: (label: string) => `Please enter a valid ${label.toLowerCase()}`,
  check: (messages: string) => `Please check: ${messages}`,
  body: "The body must be a JSON object.",
  /** Of rules that no slice has for itself. */
  rules: { page_link: () => "This page link is not valid. Please start again from the first page." },
}
