import type { DemoRequest } from "./demo.types.ts"

// Questions before a booking: what waits, what was answered, and what came to nothing. Most of them belong to the demo
// accounts, so that both lists have something in every state.

const ofAditi: DemoRequest[] = [
  {
    customer: "Aditi Sane",
    professional: "Pallavi Kadam",
    hoursAgo: 6,
    message:
      "We are thinking of joining the balcony to the living room. Do you look after the society's permission as well, or only the design?",
  },
  {
    customer: "Aditi Sane",
    professional: "Saurabh Bhosale",
    hoursAgo: 26,
    answer: {
      to: "accepted",
      afterHours: 21,
      reason: "Yes, from a single room on. Please have the builder's floor plan ready; a photograph of it is enough.",
    },
    message: "Do you take on a single study of 90 square feet, with books on three walls?",
  },
  {
    customer: "Aditi Sane",
    professional: "Ketaki Gokhale",
    hoursAgo: 24 * 5,
    answer: {
      to: "accepted",
      afterHours: 4,
      reason: "Gladly. Two beds that fold away would leave him the whole floor. Let us measure first.",
    },
    message: "Can a room of ten by eleven be my son's study and still sleep two guests at Diwali?",
  },
  {
    customer: "Aditi Sane",
    professional: "Zeenat Kapadia",
    hoursAgo: 24 * 9,
    answer: {
      to: "declined",
      afterHours: 27,
      reason: "My carpenters are booked until the rains. I would rather not promise.",
    },
    message: "We need a dressing corner in teak before a wedding in six weeks. Is that possible?",
  },
  {
    customer: "Aditi Sane",
    professional: "Harshad Inamdar",
    hoursAgo: 24 * 13,
    answer: { to: "lapsed", afterHours: 48 },
    message: "What would a desk for two along a window of eleven feet cost, roughly?",
  },
]

const toKetaki: DemoRequest[] = [
  {
    customer: "Kavita Bhandari",
    professional: "Ketaki Gokhale",
    hoursAgo: 11,
    message:
      "My parents move in with us in March. Could you look at two bathrooms and one passage, and tell us what has to change before they come?\n\nThe flat is in Karve Nagar, on the third floor with a lift.",
  },
  {
    customer: "Mahesh Barve",
    professional: "Ketaki Gokhale",
    hoursAgo: 7,
    message: "We finish eleven flats in Bavdhan in May. Would you furnish a sample flat of 1,050 square feet?",
  },
  {
    customer: "Prasad Joshi",
    professional: "Ketaki Gokhale",
    hoursAgo: 2.5,
    message: "Is the first meeting also possible on a Saturday evening, and does it need both of us?",
  },
  {
    customer: "Sayali Chavan",
    professional: "Ketaki Gokhale",
    hoursAgo: 24 * 3,
    answer: {
      to: "accepted",
      afterHours: 5,
      reason: "It does work in a rented flat: everything I would build stands free.",
    },
    message: "We rent. Is it worth asking a designer when nothing may be fixed to a wall?",
  },
  {
    customer: "Yash Chordia",
    professional: "Ketaki Gokhale",
    hoursAgo: 24 * 6,
    answer: {
      to: "declined",
      afterHours: 9,
      reason: "Restaurants are not my work. Somebody who knows kitchens of that size will serve you better.",
    },
    message: "Looking for someone to design a thali restaurant of 60 seats on FC Road. Interested?",
  },
  {
    customer: "Hina Sayyed",
    professional: "Ketaki Gokhale",
    hoursAgo: 24 * 10,
    answer: { to: "withdrawn", afterHours: 3 },
    message: "Do you also choose curtains and lamps, or only what is built in?",
  },
  {
    customer: "Dinesh Lalwani",
    professional: "Ketaki Gokhale",
    hoursAgo: 24 * 19,
    answer: { to: "lapsed", afterHours: 48 },
    message: "How do you charge when the work comes in three stages over two years?",
  },
]

export const requests: DemoRequest[] = [
  ...ofAditi,
  ...toKetaki,
  {
    customer: "Anagha Limaye",
    professional: "Aditya Ranade",
    hoursAgo: 9,
    message: "Our plot at Sus slopes by about six feet. Is that a cost or a chance for a house of two storeys?",
  },
  {
    customer: "Abhay Marathe",
    professional: "Manasi Kelkar",
    hoursAgo: 5,
    message: "Could the hall of an old wada flat become two rooms without losing its window seat?",
  },
  {
    customer: "Manasi Kelkar",
    professional: "Ruta Apte",
    hoursAgo: 24 * 2,
    answer: { to: "accepted", afterHours: 6, reason: "Yes. Send me the ceiling height before we meet." },
    message: "Can the light in a workroom be even enough to match fabrics after sunset?",
  },
]
