// Professionals of the demo catalogue that a search may rank first, by their localities and kind of work.

/** Interior designers, by the locality that is asked for. */
export const designersNear = {
  kothrud: [
    "Osari Interiors",
    "Second Shelf Studio",
    "Ujed Light and Interiors",
    "Flat 14 Studio",
    "Kelkar Makes Rooms",
  ],
  baner: ["Courtyard & Co.", "Teakline Studio", "Kadam Dwelling Studio", "Angan Homes"],
  hinjawadi: ["Kadam Dwelling Studio", "Angan Homes", "Courtyard & Co."],
  kharadi: [
    "Backwater Studio",
    "Monsoon Room",
    "Kapadia House of Rooms",
    "Worktable Interiors",
    "Plumb & Grain",
    "Tapshil Interiors",
  ],
  hadapsar: ["Tapshil Interiors", "Worktable Interiors", "Plumb & Grain", "Shaikh Woodcraft & Interiors"],
  koregaonPark: ["Plumb & Grain", "Kapadia House of Rooms", "Bedekar Architecture + Rooms", "Merchant & Daughter"],
  kondhwa: ["Shaikh Woodcraft & Interiors", "Oswal Rooms", "Merchant & Daughter", "Tapshil Interiors"],
}

export const kitchens = [
  "Oswal Rooms",
  "Osari Interiors",
  "Courtyard & Co.",
  "Tapshil Interiors",
  "Shaikh Woodcraft & Interiors",
  "Kadam Dwelling Studio",
  "Angan Homes",
  "Wagh Habitat",
]
