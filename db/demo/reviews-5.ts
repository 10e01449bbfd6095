import type { DemoReview } from "./demo.types.ts"

export const reviews5: Record<string, DemoReview[]> = {
  "Zeenat Kapadia": [
    {
      by: "Gurpreet Sandhu",
      rating: 5,
      title: "Forty people, nobody standing",
      comment:
        "Diwali came two weeks after handover and we filled the place. The seating step along the hall looked like architecture until the cushions came out.",
      quotable: true,
    },
    {
      by: "Cyrus Irani",
      rating: 4,
      title: "Exacting to a fault",
      comment:
        "She sent back a carpet because one flower was off by a finger. We waited ten more weeks. I admit that I now look for that flower with pride.",
      quotable: true,
    },
    {
      by: "Rashmi Agarwal",
      rating: 5,
      title: "Samples on our own floor",
      comment:
        "At the shop I had chosen a different beige. In our morning light it was pink. She had said so, and waited until I saw it.",
    },
    {
      by: "Varun Malhotra",
      rating: 5,
      title: "The sherbet counter is a conversation piece",
      comment:
        "Two carved leaves swing open and there is ice, glass, light. Closed, it is simply a stone wall. Children have learnt the trick already.",
      quotable: true,
    },
    {
      by: "Hina Sayyed",
      rating: 4,
      title: "Plaster from Wai, worth a trip",
      comment:
        "The guest bathroom has no tiles and still cleans in five minutes. One hairline appeared and the same family came to polish it away.",
    },
  ],
  "Harshad Inamdar": [
    {
      by: "Mahesh Barve",
      rating: 5,
      title: "Site office that works",
      comment:
        "Twelve people, plans on every table and dust outside. He gave us a drawing wall, a boot bench and a quiet corner for phone calls to the corporation.",
      quotable: true,
    },
    {
      by: "Anagha Limaye",
      rating: 5,
      title: "Sitar room without echo",
      comment:
        "The bench along the wall swallows the boom of the tabla. Students sit on cork and do not complain about knees any more.",
    },
    {
      by: "Dinesh Lalwani",
      rating: 5,
      title: "Eighteen desks before July",
      comment:
        "We are accountants, the deadline was not negotiable. He worked in two halves so that nine people could always file returns.",
      quotable: true,
    },
    {
      by: "Joseph Fernandes",
      rating: 4,
      title: "Cable map is pure gold",
      comment:
        "A router died and I traced the wire in a minute with his map. The carpet tile colour is a bit office-like for a home, though.",
    },
    {
      by: "Madhura Date",
      rating: 5,
      title: "My back has stopped hurting",
      comment:
        "He began with the chair and refused to talk about anything else for twenty minutes. The desk came down by four centimetres. That was all it needed.",
    },
    {
      by: "Arvind Krishnan",
      rating: 4,
      title: "Study in a passage, really",
      comment:
        "Thirty centimetres borrowed from a shoe cupboard made a desk with a door. Ventilation is slight; he has promised a small fan.",
      response: "Fan and switch plate fitted last Thursday; tell me if it hums.",
      quotable: true,
    },
  ],
  "Manasi Kelkar": [
    {
      by: "Rucha Athavale",
      rating: 5,
      title: "Ira explained her bed to her",
      comment:
        "My daughter drew a boat. Manasi took the drawing seriously, asked where the captain keeps her books, and built precisely that.",
      quotable: true,
    },
    {
      by: "Mrunal Pawar",
      rating: 4,
      title: "Thinks five years ahead",
      comment:
        "The cot came apart and became a desk in forty minutes with the bolts she had taped inside. One panel needed a new hole.",
    },
    {
      by: "Aparna Vaidya",
      rating: 5,
      title: "Children run our library",
      comment:
        "A meter room full of broken chairs is now the best loved corner of the society. She held three meetings with the children only.",
    },
  ],
  "Aditya Ranade": [
    {
      by: "Mahesh Barve",
      rating: 5,
      title: "Drawings my site engineer likes",
      comment:
        "As a builder I see many drawing sets. Katta's have every slab edge and drip mould dimensioned, and their estimate was within three per cent of the tender.",
      response: "Thank you, Mahesh. Your mason's question about the drip mould improved our standard sheet.",
      quotable: true,
    },
    {
      by: "Aditi Sane",
      rating: 5,
      title: "He told us not to build yet",
      comment:
        "We came with a plan for our plot at Sus. He read the papers, found a proposed road on one edge and sent us to get a zoning certificate first. That honesty decided it.",
      quotable: true,
    },
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "Nine cousins, one building",
      comment:
        "He managed to hear all nine of us without taking sides. The terrace kitchen which nobody had asked for is the place where we meet.",
    },
    {
      by: "Medha Purandare",
      rating: 5,
      title: "The ledge by our gate",
      comment:
        "Neighbours sit on our katta in the evening, as in my childhood lane. The architects fought for that strip against two parking spaces.",
      quotable: true,
    },
    {
      by: "Nandini Rao",
      rating: 4,
      title: "Strong ideas, some stubbornness",
      comment:
        "I wanted a bigger west window and had to ask four times. He drew the sun on the plan for May and I gave up. The room is cool.",
    },
    {
      by: "Sachin Nimbalkar",
      rating: 5,
      title: "Sanction in the first round",
      comment:
        "PMC returned no query at all on the file. They prepare everything in their office and I could call the person who had drawn it.",
    },
    {
      by: "Kavita Bhandari",
      rating: 5,
      title: "Card model settled the debate",
      comment:
        "My husband cannot read plans. A white card model on our dining table, with a lamp as the sun, and both of us saw the same house.",
    },
    {
      by: "Supriya Gadgil",
      rating: 4,
      title: "Site visits every ten days, mostly",
      comment:
        "Twice the gap became three weeks in the monsoon. The visits themselves are thorough and the notes arrive by evening.",
      response: "You are right. We have a second partner on the visit rota since August.",
      quotable: true,
    },
    {
      by: "Joseph Fernandes",
      rating: 5,
      title: "An attic you can live in",
      comment:
        "Tin roof, 42 degrees in April, used for suitcases. Now there is insulation, north light and my daughter's drawing board.",
    },
    {
      by: "Prasad Joshi",
      rating: 5,
      title: "Rain spout is our fountain",
      comment:
        "Water shoots from a stone spout into the tank and guests go quiet. The garden needs no tanker until the end of winter.",
    },
    {
      by: "Vaidehi Karandikar",
      rating: 5,
      title: "Frank about money",
      comment:
        "First meeting, first sheet: what our budget can and cannot build. We dropped the basement on that day and never regretted it.",
    },
    {
      by: "Ganesh Mohite",
      rating: 4,
      title: "Worth the fee",
      comment:
        "Basalt for the plinth cost more than brick and took a month. It will outlive me. I would have liked the electrical drawings earlier.",
    },
  ],
}
