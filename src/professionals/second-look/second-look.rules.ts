/** One approves, another confirms. */
export const hasTooFewDeciders = (deciders: number) => deciders < 2
