// What people wrote by the forms, and what they complain about. Each with the hours since; addresses nobody can be mailed at.
import type { DeskEntryKind } from "../../src/enquiries/desk-entries/desk-entry.schema.ts"
import type { GrievanceKind, GrievanceStatus } from "../../src/enquiries/grievance/grievance.rules.ts"
import type { SubmissionStatus } from "../../src/enquiries/inbox/inbox.rules.ts"
import type { SubmissionKind } from "../../src/enquiries/submission.rules.ts"
import type { DemoRequest } from "./demo.types.ts"

interface DemoEntry {
  kind: DeskEntryKind
  hoursAgo: number
  body?: string
}

export interface DemoSubmission {
  kind: SubmissionKind
  source: string
  hoursAgo: number
  name: string
  email: string
  phone?: string
  subject?: string
  message?: string
  details?: Record<string, string>
  /** The slug of a service that is not open yet. */
  waitsFor?: string
  status?: SubmissionStatus
  isSpam?: true
  isTaken?: true
  entries?: readonly DemoEntry[]
  /** An inquiry that the desk has sent to professionals. */
  sent?: { hoursAgo: number; to: readonly DemoRecipient[] }
}

export type DemoRecipient = Pick<DemoRequest, "professional" | "answer">

const inquiry = (service: string, details: Record<string, string>) => ({
  kind: "contact" as const,
  source: "services_page",
  subject: `${service} Service Inquiry`,
  message: details.projectDetails ?? "",
  details,
})

export const demoSubmissions: readonly DemoSubmission[] = [
  {
    ...inquiry("Interior Designer", {
      ...{ serviceType: "interior-designer", budget: "5l-10l", timeline: "1-month", location: "Kothrud" },
      projectDetails:
        "2BHK on Paud Road, possession in January. We need wardrobes in both bedrooms, a kitchen with a proper ota for grinding, and storage for a lot of books. My mother lives with us and cannot climb, so nothing above shoulder height.",
    }),
    ...{ hoursAgo: 5, name: "Sneha Marathe", email: "sneha.marathe@mail.example", phone: "+91 98220 55121" },
  },
  {
    ...inquiry("Architect", {
      ...{ serviceType: "architect", budget: "above-10l", timeline: "flexible", location: "Bavdhan" },
      projectDetails:
        "We own a 3,200 sq ft plot in Bavdhan and want a ground-plus-one house with a courtyard. Looking for somebody who has worked with stone and lime.",
    }),
    ...{
      hoursAgo: 50,
      name: "Col. Vijay Shinde (Retd.)",
      email: "vijay.shinde@mail.example",
      phone: "+91 94220 31877",
    },
    ...{ status: "in_progress", isTaken: true },
    entries: [
      {
        kind: "note",
        hoursAgo: 30,
        body: "Called him. Wants a site visit before he shares drawings; free on weekends.",
      },
    ],
  },
  {
    ...inquiry("Interior Designer", {
      ...{ serviceType: "interior-designer", budget: "2l-5l", timeline: "1-month", location: "Karve Nagar" },
      projectDetails:
        "Our kitchen is from 1994 and the tiles come off the wall. 9 by 8 feet, one window to the dry balcony. We cook for six every day and want a platform at two heights, because my husband is tall and I am not.",
    }),
    ...{ hoursAgo: 25, name: "Vrushali Dabholkar", email: "vrushali.dabholkar@mail.example", phone: "+91 98230 61409" },
    ...{ status: "answered", isTaken: true },
    sent: {
      hoursAgo: 22,
      to: [
        {
          professional: "Ketaki Gokhale",
          answer: {
            to: "accepted",
            afterHours: 17,
            reason:
              "Two heights are a good idea, and 9 by 8 is enough for them. I could come on a weekday after four to measure; please have the builder's plan ready if you still have it.",
          },
        },
        {
          professional: "Shalaka Bhide",
          answer: {
            to: "declined",
            afterHours: 9,
            reason: "I am on two sites until February and would keep you waiting.",
          },
        },
        { professional: "Pallavi Kadam" },
      ],
    },
  },
  {
    ...{ kind: "contact", source: "contact_page", hoursAgo: 21, subject: "support" },
    ...{ name: "माधुरी देशपांडे", email: "madhuri.deshpande@mail.example" },
    message:
      "नमस्कार, मी माझी भेट शनिवारी ठेवली होती पण आता गावाला जावे लागत आहे. वेळ बदलता येईल का? वेबसाइटवर बटण सापडले नाही.",
  },
  {
    ...{ kind: "contact", source: "contact_page", hoursAgo: 2, subject: "partnership" },
    ...{ name: "Faizan Qureshi", email: "faizan@tilehouse.example", phone: "020 2445 9090" },
    message:
      "We run a tile showroom in Market Yard and would like to offer your designers a trade price of ₹58 per sq ft on vitrified. Whom do I speak to?",
  },
  {
    ...{ kind: "contact", source: "contact_page", hoursAgo: 74, subject: "general", status: "answered", isTaken: true },
    ...{ name: "Rukmini Iyer", email: "rukmini.iyer@mail.example" },
    message: "Do I pay you anything if I only compare three designers and book nobody?",
    entries: [
      {
        ...{ kind: "reply", hoursAgo: 70 },
        body: "Dear Rukmini,\n\nno. Customers pay nothing to us, whether they book or not. You pay the professional, and only for what you have agreed with them.\n\nShubhangi",
      },
      { kind: "incoming", hoursAgo: 66, body: "Thank you, that is clear now." },
    ],
  },
  {
    ...{ kind: "registration", source: "professional_page", hoursAgo: 28 },
    ...{ name: "Pallavi Gokhale", email: "pallavi@gokhalespaces.example", phone: "+91 98500 42210" },
    message:
      "Small homes are what we do: forty flats below 600 sq ft since 2017, most of them in Karve Nagar and Sinhagad Road. We would like to take on more old wadas that are being divided.",
    details: {
      ...{ serviceType: "interior_design", businessName: "Gokhale Spaces", experience: "6-10" },
      ...{ location: "Karve Nagar, Sinhagad Road", website: "www.gokhalespaces.example" },
    },
  },
  {
    ...{ kind: "registration", source: "professional_page", hoursAgo: 150, isTaken: true },
    ...{ name: "Imran Shaikh", email: "imran@shaikhassociates.example", phone: "+91 90110 77654" },
    message: "Architects for schools and clinics, now also houses. Council of Architecture registration since 2009.",
    details: {
      serviceType: "architecture",
      businessName: "Shaikh Associates",
      experience: "16-20",
      location: "Camp, Pune",
    },
    entries: [{ kind: "note", hoursAgo: 100, body: "Asked him for his CoA number by phone; he sends it tomorrow." }],
  },
  {
    ...{ kind: "contact", source: "service_page_contractor", hoursAgo: 90, waitsFor: "contractor" },
    ...{ name: "Anil Borude", email: "anil.borude@mail.example", phone: "+91 97640 12008" },
    ...{ subject: "Contractor Service Inquiry", message: "Service: Contractor\nLocation: Hadapsar, Maharashtra" },
    details: { serviceType: "contractor", firstName: "Anil", lastName: "Borude", location: "Hadapsar, Maharashtra" },
  },
  {
    ...{ kind: "contact", source: "service_page_vastu-consultant", hoursAgo: 40, waitsFor: "vastu-consultant" },
    ...{ name: "Hema Jadhav", email: "hema.jadhav@mail.example", phone: "+91 98902 66431" },
    ...{ subject: "Vastu Consultant Service Inquiry", message: "Service: Vastu Consultant\nLocation: Wakad, Pune" },
    details: { serviceType: "vastu-consultant", firstName: "Hema", lastName: "Jadhav", location: "Wakad, Pune" },
  },
  {
    ...{ kind: "career", source: "careers_page", hoursAgo: 60 },
    ...{ name: "Tejas Kale", email: "tejas.kale@mail.example", details: { role: "engineering" } },
  },
  {
    ...{ kind: "contact", source: "contact_page", hoursAgo: 9, subject: "general", isSpam: true },
    ...{ name: "SEO Team", email: "rank@first-page.example" },
    message:
      "Dear Sir, we bring your site to first page in 7 days. https://first-page.example https://first-page.example/offer https://first-page.example/pay https://first-page.example/now",
  },
]

export interface DemoGrievance {
  kind: GrievanceKind
  hoursAgo: number
  name: string
  email: string
  phone?: string
  booking?: string
  message: string
  status: GrievanceStatus
  level?: number
  entries?: readonly DemoEntry[]
  wasLate?: true
}

export const demoGrievances: readonly DemoGrievance[] = [
  {
    ...{ kind: "person", hoursAgo: 26, status: "open", booking: "Kitchen visit on Monday, 11 am" },
    ...{ name: "Sharvari Pendse", email: "sharvari.pendse@mail.example", phone: "+91 98811 20455" },
    message:
      "I took half a day off and nobody came. When I called, I was told that the visit had been moved, but neither of us had agreed to that. I want the visit in the coming week, at a time that suits me.",
  },
  {
    ...{ kind: "refund", hoursAgo: 290, status: "open" },
    ...{ name: "Joseph D’Souza", email: "joseph.dsouza@mail.example", phone: "020 2612 7711" },
    message:
      "I paid ₹4,500 for a design consultation that lasted ten minutes on the phone. The designer says that it counts as a visit. Your page says that a visit is an hour.",
    entries: [{ kind: "note", hoursAgo: 200, body: "Designer asked for the call record, promised for Thursday." }],
  },
  {
    ...{ kind: "content", hoursAgo: 100, status: "open" },
    ...{ name: "Rajashree Apte", email: "rajashree@aptestudio.example" },
    message:
      "The living room on another studio’s profile is mine: it is the flat in Prabhat Road that I finished in 2022. I have the drawings.",
    entries: [
      {
        kind: "question",
        hoursAgo: 76,
        body: "Could you send us the drawing with its date, and one photograph of the same room from another side?",
      },
    ],
  },
  {
    ...{ kind: "privacy", hoursAgo: 500, status: "answered" },
    ...{ name: "Gaurav Sonawane", email: "gaurav.sonawane@mail.example" },
    message: "I asked for a copy of my data and the link had run out before I opened it.",
    entries: [
      {
        ...{ kind: "reply", hoursAgo: 480 },
        body: "Dear Gaurav,\n\nthe copy can be made again in your settings at any time, and its link is now good for seven days. We are sorry that the first one was not.\n\nAnagha Kelkar",
      },
    ],
  },
  {
    ...{ kind: "company", hoursAgo: 900, status: "answered", level: 1, wasLate: true },
    ...{ name: "Usha Ranade", email: "usha.ranade@mail.example" },
    message: "Your page said that somebody answers within 24 hours. It took four days.",
    entries: [
      { kind: "escalated", hoursAgo: 640 },
      {
        kind: "reply",
        hoursAgo: 560,
        body: "Dear Usha,\n\nyou are right, and we have changed who reads the messages over a weekend.\n\nAnagha Kelkar",
      },
    ],
  },
]
