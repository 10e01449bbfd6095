import type { TableWords } from "../platform/personal-data.server.ts"

export default {
  professionals: {
    title: "Your profile as a professional",
    columns: {
      business_name: "Business name",
      headline: "Headline",
      about: "About",
      city: "City",
      locality: "Locality",
      work_experience: "Years of experience",
      project_count: "Projects",
      price_category: "Price level",
      languages: "Languages",
      business_phone: "Business phone",
      studio_address: "Studio address",
      rating: "Rating",
      review_count: "Reviews",
      first_steps_later_at: "Left the rest of the first steps for later",
      created_at: "Made",
      updated_at: "Last change",
    },
  },
  professional_checks: {
    title: "Papers that were checked",
    columns: { kind: "Check", result: "Result", note: "Note", checked_at: "Checked", valid_until: "Valid until" },
    values: {
      kind: { kyc: "Identity", gst: "GST", coa: "Council of Architecture" },
      result: { approved: "Approved", refused: "Refused" },
    },
  },
  professional_services: {
    title: "Services you offer",
    columns: {
      service: "Service",
      name: "Your name for it",
      description: "Description",
      price_per_hour: "Rupees per hour",
      duration_minutes: "Minutes",
      delivery: "Where",
      is_active: "Active",
      removed_at: "Taken back",
      created_at: "Added",
      updated_at: "Last change",
    },
  },
  professional_service_areas: { title: "Where you offer them", columns: { service: "Service", city: "City" } },
  portfolio_projects: {
    title: "Your portfolio",
    columns: {
      title: "Title",
      description: "Description",
      locality: "Locality",
      completed_year: "Completed",
      area_sqft: "Square feet",
      drawing: "Drawing",
      sort_order: "Place in the list",
    },
  },
  profession_waits: {
    title: "Professions you wait for",
    columns: { service: "Profession", created_at: "Since", told_at: "Told that it is open" },
  },
} satisfies Record<string, TableWords>
