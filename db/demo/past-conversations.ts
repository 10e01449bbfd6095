import type { DemoConversation } from "./conversations.ts"

const [HOUR, DAY] = [60, 24 * 60]

/** What was talked over in the last weeks; by these answers the catalogue says how fast three professionals answer. */
export const pastConversations: DemoConversation[] = [
  {
    customer: "Rucha Athavale",
    professional: "Ketaki Gokhale",
    messages: [
      [
        "customer",
        34 * DAY,
        "Hello, we get the key of our 2BHK in Karve Nagar next month. The builder gives a bare kitchen. When should you come, before the tiles or after?",
      ],
      [
        "professional",
        34 * DAY - 95,
        "Before, please. Once the dado is fixed the platform height is fixed too. The builder's tile layout and one photo of each wall are enough to begin.",
      ],
      [
        "customer",
        33 * DAY,
        "He says he can wait till the 20th, not longer. Is one visit enough for kitchen and utility?",
      ],
      [
        "professional",
        33 * DAY - 3 * HOUR,
        "Yes, an hour and a half for both. Keep a bucket of water ready in the utility, I want to see which way the floor falls.",
      ],
      [
        "customer",
        31 * DAY,
        "My mother-in-law asks whether the mixer can stay out and still not be seen from the hall.",
      ],
      [
        "professional",
        31 * DAY - 2 * HOUR,
        "Tell her yes. A niche of 16 inches behind the fridge, with its own plug point. I have made it for two families on Paud Road.",
      ],
      ["customer", 31 * DAY - 5 * HOUR, "She is convinced 🙂 I will book for Saturday."],
      ["professional", 31 * DAY - 5 * HOUR - 75, "See you both on Saturday, then."],
    ],
  },
  {
    customer: "Nandini Rao",
    professional: "Ketaki Gokhale",
    messages: [
      [
        "customer",
        19 * DAY,
        "The cane on one shutter has come loose at the corner after the rains. Is that the beading, or does the whole panel have to go?",
      ],
      [
        "professional",
        19 * DAY - 10 * HOUR,
        "Good morning. Only the beading, most likely. Please send a photo from the inside. Ramesh is in your lane on Thursday and can re-pin it in ten minutes.",
      ],
      ["customer", 18 * DAY, "Thursday after 4 works, I am home. What do I pay him?"],
      ["professional", 18 * DAY - 140, "Nothing, it is within the first year. Chai is always welcome."],
      ["customer", 15 * DAY, "Done, and he oiled the hinges also. Should we do something before next June?"],
      [
        "professional",
        15 * DAY - 4 * HOUR,
        "Leave the doors half open on two dry days in May, and keep a hand's width between the loft boxes and the wall. That is all.",
      ],
    ],
  },
  {
    customer: "Sachin Nimbalkar",
    professional: "Aditya Ranade",
    messages: [
      [
        "customer",
        23 * DAY,
        "Our society of 16 flats in Erandwane wants an independent opinion before we sign with a builder. Do you do only that, without the design?",
      ],
      [
        "professional",
        23 * DAY - 30,
        "We do. We need the sanctioned plan, the property card and the builder's offer. You get six pages: what the plot can carry, what he leaves out, and what to ask him.",
      ],
      ["customer", 22 * DAY, "Secretary has the plan, but the property card is from 2009."],
      [
        "professional",
        22 * DAY - 40,
        "A fresh one from the city survey office costs little and takes a week. Please apply now, the area on the old one is often wrong.",
      ],
    ],
  },
  {
    customer: "Medha Purandare",
    professional: "Shalaka Bhide",
    messages: [
      [
        "customer",
        41 * DAY,
        "Our wada in Narayan Peth has a teak beam with white powder along one side. Is it worms or only lime?",
      ],
      [
        "professional",
        41 * DAY - 9 * HOUR,
        "Press a nail into it at three places. If it goes in more than two millimetres, please do not hang the swing there until I have seen it.",
      ],
      ["customer", 40 * DAY, "Two places hard, one soft, near the wall end."],
      [
        "professional",
        40 * DAY - 20 * HOUR,
        "Then water comes from the wall. First we stop that, and the beam can wait for the dry months. I can look at it next week.",
      ],
      ["customer", 37 * DAY, "Will the tenants upstairs have to move out?"],
      [
        "professional",
        37 * DAY - 7 * HOUR,
        "No. We prop from below and work from this side. They will hear us for two days, that is all.",
      ],
    ],
  },
  {
    customer: "Abhay Marathe",
    professional: "Shalaka Bhide",
    messages: [
      [
        "customer",
        27 * DAY,
        "A painter says he will put plastic emulsion over our lime walls, five years' guarantee. Is it a good idea?",
      ],
      [
        "professional",
        27 * DAY - 14 * HOUR,
        "Please don't. The wall cannot breathe out any more, and in the second monsoon the paint comes off in sheets. Lime wash costs a third and is redone in a day.",
      ],
      ["customer", 26 * DAY, "And who still does lime wash properly?"],
      [
        "professional",
        26 * DAY - 26 * HOUR,
        "My two mistris from Bhor, when they are in the city. Otherwise ask at the temple on your lane who did theirs.",
      ],
    ],
  },
]
