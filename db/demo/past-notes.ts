import type { Offering } from "./demo.types.ts"

/** What customers wrote with visits that have since been reviewed. Long enough that no professional reads one twice. */
export const pastNotes: Record<Offering, string[]> = {
  "interior-designer": [
    "First visit. Keys are with the watchman, please sign his register.",
    "We are both at home after six, mornings are difficult.",
    "Builder's plan and twelve photographs follow by e-mail.",
    "My mother will show you the flat, she decides about the kitchen.",
    "Lift carries only four people, samples should be light.",
    "Possession is in five weeks, so nothing is built yet.",
    "There is a friendly dog.",
    "Please bring laminate and fabric samples if you have any in grey-green.",
    "Park behind the temple, the lane in front is one-way until eight.",
    "Second visit for measurements of the wardrobes.",
    "We have two quotations already and understand neither.",
    "Budget is tight, we would like to do one room this year.",
    "A video call is fine if the traffic is bad.",
    "The wall near the bathroom is damp, could you look at that as well?",
  ],
  architect: [
    "7/12 extract and the old sanctioned plan will be on the table.",
    "Meet at the plot, the gate is green. The caretaker's name is Baban.",
    "My brother joins by phone from Nashik.",
    "We would like to know what it costs before we fall in love with it.",
    "The structural engineer's report of last year is available.",
    "Neighbour has agreed that you may look from his terrace.",
    "The access road is bad after rain, a small car will not do.",
    "Chairman and secretary of our society will be present.",
    "Only the ground floor is ours, the rest belongs to cousins.",
    "A morning visit would show you the sun problem best.",
    "Photographs of every crack are in a shared folder.",
    "Please estimate how long the corporation will need.",
  ],
}
