const conjunction = new Intl.ListFormat("en-IN")

/** "architects", "architects and contractors", "architects, contractors and lawyers". */
export const listed = (names: readonly string[]) => conjunction.format(names)

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
