// What readers of the demo's posts have left: how often each was read and liked, and what people said below it.

export interface DemoComment {
  by: string
  /** After the post was published. */
  day: number
  text: string
  /** Of the post's author. */
  answer?: string
}

interface Readers {
  views: number
  likes: number
  comments: DemoComment[]
}

/** By the slug of the post. */
export const readers: Record<string, Readers> = {
  "how-to-read-a-7-12-before-you-buy": {
    ...{ views: 1846, likes: 74 },
    comments: [
      {
        by: "Nandini Rao",
        day: 2,
        text: "We were about to pay a token for a plot near Mulshi. After reading this I asked for the mutation entries first, and the seller has gone quiet. Thank you.",
        answer:
          "Going quiet is an answer, too. If he comes back, let your own advocate see the papers before any token.",
      },
      { by: "Sachin Nimbalkar", day: 9, text: "माझ्या वडिलांसाठी हे वाचून दाखवले. आठही जागा आता त्यांना माहीत आहेत." },
      {
        by: "Arvind Krishnan",
        day: 21,
        text: "The order that saves money is the part I have forwarded to three cousins.",
      },
    ],
  },
  "stage-payments-that-keep-work-moving": {
    ...{ views: 2310, likes: 96 },
    comments: [
      {
        by: "Gurpreet Sandhu",
        day: 4,
        text: "Our contractor wanted 40 per cent before the first brick. I showed him the schedule for a house, and we met in the middle.",
      },
      {
        by: "Rashmi Agarwal",
        day: 12,
        text: "Does the last five per cent work for a small job as well, say a bathroom?",
        answer: "Yes. On a small job agree on a fixed sum, and on the day when you look at everything together.",
      },
    ],
  },
  "what-a-kitchen-costs-and-why": {
    ...{ views: 5274, likes: 213 },
    comments: [
      {
        by: "Snehal Patil",
        day: 1,
        text: "Finally somebody says why two quotations for the same kitchen differ by half. Ours differed in the metal: one had soft-close everywhere, the other had none.",
      },
      {
        by: "Joseph Fernandes",
        day: 3,
        text: "Is running foot pricing ever fair to the client?",
        answer:
          "For a first guess, yes. For a contract ask for square feet of fronts and a list of drawers, and compare those.",
      },
      {
        by: "Kavita Bhandari",
        day: 17,
        text: "I took the page to three showrooms. Two filled it in, the third said nobody asks for that. We went with one of the two.",
      },
      { by: "Madhura Date", day: 46, text: "Keep the figures coming, they helped us more than any magazine." },
    ],
  },
  "how-to-choose-an-architect": {
    ...{ views: 3127, likes: 141 },
    comments: [
      {
        by: "Tejas More",
        day: 5,
        text: "Question 9 felt rude to ask, so I asked it last. The architect we chose had an answer ready, in writing.",
      },
      {
        by: "Lakshmi Pillai",
        day: 11,
        text: "How many architects should one meet before deciding?",
        answer:
          "Three, if you can visit a finished house of each. After the third you will hear the differences by yourself.",
      },
    ],
  },
  "pmc-and-pmrda-permission-step-by-step": {
    ...{ views: 2968, likes: 118 },
    comments: [
      {
        by: "Abhay Marathe",
        day: 6,
        text: "The part about where files stop is worth the whole page. Ours had stopped there for seven weeks.",
      },
      { by: "Swapnil Ghorpade", day: 30, text: "Saved for my brother's plot. Clear and without fear." },
    ],
  },
  "a-lift-for-an-old-society": {
    ...{ views: 1532, likes: 61 },
    comments: [
      {
        by: "Medha Purandare",
        day: 8,
        text: "I am the secretary of a society of 16 flats from 1984. We read this aloud at the meeting, and for once nobody shouted.",
        answer:
          "That is the nicest thing anybody has said about it. Ask for the structural opinion before you vote on money.",
      },
      { by: "Cyrus Irani", day: 15, text: "The ground floor pays as well? We shall have a lively evening." },
    ],
  },
  "vastu-with-sense": {
    ...{ views: 4011, likes: 187 },
    comments: [
      {
        by: "Vaidehi Karandikar",
        day: 2,
        text: "My mother-in-law and I both agree with this post. That has not happened before.",
      },
      {
        by: "Sudhir Gore",
        day: 10,
        text: "Good that the cost of each wish is named. We moved the stove and left the wall where it was.",
      },
    ],
  },
  "redevelopment-from-first-meeting-to-keys": {
    ...{ views: 2205, likes: 88 },
    comments: [
      {
        by: "Urmila Salunkhe",
        day: 7,
        text: "We heard two of the five sentences at our last meeting, nearly word for word.",
        answer: "Then you know when to get up. An adviser who is yours costs less than the first mistake.",
      },
    ],
  },
  "a-home-for-parents-who-are-getting-older": {
    ...{ views: 1764, likes: 102 },
    comments: [
      {
        by: "Mathew Varghese",
        day: 3,
        text: "I walked from the gate to the bed with my father last Sunday, with this list in my hand. He found four of the nine things before I did.",
      },
      { by: "Aparna Vaidya", day: 14, text: "How to say it: that was what I needed most." },
    ],
  },
  "a-cooler-home-without-air-conditioning": {
    ...{ views: 3390, likes: 156 },
    comments: [
      {
        by: "Amol Shinde",
        day: 26,
        text: "White coat on the terrace in April. The bedroom below is a different room at night.",
        answer: "Wash it once before the next summer: dust takes back a good part of what the white gives.",
      },
      {
        by: "Trupti Zende",
        day: 40,
        text: "We began with the west window and old bamboo chiks. Cheaper than I thought.",
      },
    ],
  },
  "monsoon-proof-your-house-before-june": {
    ...{ views: 2853, likes: 129 },
    comments: [
      {
        by: "Ganesh Mohite",
        day: 105,
        text: "First heavy rain yesterday, and the wall of the children's room stayed dry. It had been wet for three years.",
      },
    ],
  },
  "one-flat-of-420-square-feet": {
    ...{ views: 1987, likes: 93 },
    comments: [
      { by: "Hina Sayyed", day: 4, text: "Doors eat more than sofas: I have measured ours, and it is true." },
      {
        by: "Kunal Mehta",
        day: 19,
        text: "Where did the ironing board go in the end?",
        answer: "Behind the bedroom door, on two hooks. It is the one thing that nobody has to move for anything.",
      },
    ],
  },
}
