/** One approves, another confirms. */
export const hasTooFewDeciders = (deciders: number) => deciders < 2

export const needsTwo = (rules: readonly { check: string; needs_second: boolean }[], check: string | undefined) =>
  rules.some((rule) => rule.check === check && rule.needs_second)
