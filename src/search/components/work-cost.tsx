/** A file of its own, for the search loads it where there is something to say. */
export { CostLine as default } from "../../professionals/cost/components/cost-line.tsx"
