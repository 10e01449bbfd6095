/** What is said of a booking beside its status. */
export default {
  proposed: "New time proposed",
  notTakenPlace: "Did not take place",
  /** One side says that it did, the other one that it did not. */
  disputed: "Disputed",
}
