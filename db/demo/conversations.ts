// What people of the demo have written to each other. The demo accounts have something to read, to answer and to look back on.

/** Minutes ago, and by whom. */
type DemoMessage = ["customer" | "professional", minutesAgo: number, content: string]

export type DemoConversation = {
  customer: string
  professional: string
  messages: DemoMessage[]
  /** How many of the last messages that side has not read. */
  unread?: { customer?: number; professional?: number }
  /** The customer lets the professional see it. */
  shares?: "phone" | "email"
}

const [HOUR, DAY] = [60, 24 * 60]

export const conversations: DemoConversation[] = [
  {
    customer: "Aditi Sane",
    professional: "Ketaki Gokhale",
    shares: "phone",
    unread: { customer: 2 },
    messages: [
      [
        "customer",
        5 * DAY + 3 * HOUR,
        "Hello! Before we book: would you also look at the passage, or only at the kitchen?",
      ],
      [
        "professional",
        5 * DAY + 2 * HOUR,
        "Namaste Aditi. The passage too, they share a wall. It is part of the same visit.",
      ],
      [
        "customer",
        5 * DAY + 100,
        "Good. The loft above it leaks a little in July, so please don't plan shelves there yet.",
      ],
      [
        "professional",
        5 * DAY + 80,
        "Understood. I will bring a moisture meter. If the wall reads high we first find out where the water comes from, then we draw.",
      ],
      ["customer", 2 * DAY + 5 * HOUR, "The plumber came. It was the neighbour's balcony drain, and it is sealed now."],
      [
        "professional",
        2 * DAY + 4 * HOUR,
        "That was quick! Let the plaster dry for three weeks, then we can put the shelves back on the list.",
      ],
      ["customer", 26 * HOUR, "We measured the window wall: 11 feet 4 inches from beam to beam."],
      [
        "professional",
        40,
        "Thank you, that fits two 5-foot units with a gap for the curtain. I have drawn it both ways.",
      ],
      ["professional", 38, "Would you rather see the sketch here, or shall we keep it for the visit?"],
    ],
  },
  {
    customer: "Aditi Sane",
    professional: "Saurabh Bhosale",
    messages: [
      [
        "customer",
        4 * HOUR,
        "Thank you for accepting! The floor plan is with our society's office, I can have a photograph by Monday.",
      ],
      [
        "professional",
        3 * HOUR + 20,
        "Monday is fine. Until then a rough sketch with the door and the window is enough.",
      ],
      ["customer", 3 * HOUR, "The door is on the short side, the window opposite. About 90 square feet."],
    ],
  },
  {
    customer: "Aditi Sane",
    professional: "Manasi Kelkar",
    unread: { professional: 1 },
    messages: [["customer", 75, "Hello, do you take on a single wardrobe, or only whole rooms?"]],
  },
  {
    customer: "Mahesh Barve",
    professional: "Aditya Ranade",
    unread: { professional: 1 },
    messages: [
      [
        "customer",
        9 * DAY,
        "We have two row houses near Baner, one plan mirrored. Can the second be permitted on the first one's drawings?",
      ],
      [
        "professional",
        9 * DAY - 2 * HOUR,
        "Not on the same sheet. The office wants one set a plot, but most drawings can be reused: only levels, setbacks and the site plan change.",
      ],
      ["customer", 9 * DAY - 3 * HOUR, "And the fee?"],
      [
        "professional",
        9 * DAY - 4 * HOUR,
        "The first in full, the second at half. I will write it down for you after the visit.",
      ],
      ["customer", 3 * HOUR, "The surveyor's levels came this morning. Shall I bring them to the studio on paper?"],
    ],
  },
  {
    customer: "Ashwini Kulkarni",
    professional: "Ketaki Gokhale",
    unread: { professional: 1 },
    messages: [
      ["customer", 2 * DAY, "The carpenter asks whether the drawer fronts are flush or overlapping."],
      ["professional", 2 * DAY - 30, "Flush, with a 3 mm gap all round. It is on sheet 4, top left."],
      [
        "customer",
        95,
        "He has finished the first three. They look lovely. Can you come and see them before he goes on?",
      ],
    ],
  },
  {
    customer: "Prasad Joshi",
    professional: "Ketaki Gokhale",
    messages: [
      [
        "customer",
        12 * DAY,
        "Thank you for the visit. We talked it over and would like to begin with the living room alone.",
      ],
      [
        "professional",
        12 * DAY - HOUR,
        "A good beginning. I will keep the colours open, so that the bedroom can follow next year.",
      ],
      ["customer", 12 * DAY - 2 * HOUR, "Perfect. See you in January then."],
    ],
  },
  {
    customer: "Manasi Kelkar",
    professional: "Aditya Ranade",
    messages: [
      [
        "customer",
        6 * DAY,
        "A client of mine wants to take out the wall between kitchen and hall. Would you tell us whether it carries anything?",
      ],
      [
        "professional",
        6 * DAY - 50,
        "From the plan it looks like brick infill, but I would knock on it before I say so. Is the flat on the top floor?",
      ],
      ["customer", 6 * DAY - 70, "Third of seven."],
      [
        "professional",
        6 * DAY - 90,
        "Then I want to see the beam. Half an hour is enough; please have somebody there who may open the false ceiling.",
      ],
    ],
  },
]
