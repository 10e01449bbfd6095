// The accounts a person may sign in with while DEMO is on: printed at start and listed in the README.

export const demoPassword = "Namaste-2026"

export const demoAccounts = [
  { email: "customer@demo.example", name: "Aditi Sane", role: "customer (individual)", password: demoPassword },
  { email: "builder@demo.example", name: "Mahesh Barve", role: "customer (builder)", password: demoPassword },
  { email: "provider@demo.example", name: "Ketaki Gokhale", role: "interior designer, Pune", password: demoPassword },
  { email: "architect@demo.example", name: "Aditya Ranade", role: "architect, Pune", password: demoPassword },
  { email: "dual@demo.example", name: "Manasi Kelkar", role: "customer and provider", password: demoPassword },
  { email: "admin@demo.example", name: "Shubhangi Rane", role: "admin", password: demoPassword },
] as const
