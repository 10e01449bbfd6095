/** What an account is called, by `accountLabel` (specification 1 §6). */
export default {
  labels: { admin: "Admin", both: "User & Professional", professional: "Professional", user: "User" },
  dual: "Dual Role Account",
}
