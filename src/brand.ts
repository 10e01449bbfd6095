/** Every name, contact and fee the product speaks of, the same in each language. Nothing else names them. */
export const brand = {
  name: "Sthapati",
  tagline: "Find the people who build and furnish homes",
  legalName: "Sthapati Marketplace Private Limited",
  phone: "+91 20 4890 1200",
  messagingNumber: "+91 90110 48900",
  emails: { general: "hello@sthapati.example", support: "support@sthapati.example" },
  address: "2nd Floor, Shaniwar Chowk, Bajirao Road, Pune 411030, Maharashtra, India",
  grievanceOfficer: { name: "Anagha Kelkar", email: "grievance@sthapati.example" },
  social: [
    { name: "Instagram", url: "https://instagram.com/sthapati.example" },
    { name: "LinkedIn", url: "https://linkedin.com/company/sthapati.example" },
    { name: "YouTube", url: "https://youtube.com/@sthapati.example" },
  ],
  /** Where the firm is at home, and what its guides are written for. Which cities are open, rows say (src/services/open-market.server.ts). */
  homeCity: "Pune",
  fees: { platform: 0 },
} as const
