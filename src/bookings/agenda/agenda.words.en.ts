/** What waits for a professional, above their list and on their dashboard. */
export default {
  waiting: "Needs your answer",
  waitingCount: (count: number) => `Needs your answer (${count})`,
  order: "Requests wait for your answer until they start. Times are Indian time.",
}
