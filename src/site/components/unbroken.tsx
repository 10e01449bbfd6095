/** A figure that no line may cut: "₹999-4999". */
export const unbroken = (figure: string) => <span className="whitespace-nowrap">{figure}</span>
