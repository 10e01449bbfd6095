/** What the fields of submissions are called, and what is wrong with them: said by the forms and by the server alike. */
export default {
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
    serviceType: "Service",
    businessName: "Business name",
    experience: "Experience",
    location: "Location",
    portfolioDescription: "Portfolio description",
    website: "Website",
    socialMedia: "Social media",
    role: "Role",
  },
  rules: {
    unseen: (label: string) => `${label} is required`,
    plain_text: (label: string) => `${label} must be plain text, without links`,
    phone_digits: () => "Please enter a phone number with 8 to 15 digits",
    website: () => "Please enter a web address such as www.example.com",
    our_choice: () => "Please choose one of those that the form offers",
    few_details: () => "That is more than a form holds",
  },
  placeholders: { phone: "+91 98765 43210" },
  fix: "Please check the fields that are marked.",
  taken: (reference: string) => `Your reference is ${reference}.`,
}
