/** What the server says of what people write to us. */
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
    plain_text: (label: string) => `${label} must be plain text, without links`,
    phone_digits: () => "Please enter a phone number with 8 to 15 digits",
    website: () => "Please enter a web address such as www.example.com",
    few_details: () => "That is more than a form holds",
  },
  taken: "Thank you. We have received it.",
}
