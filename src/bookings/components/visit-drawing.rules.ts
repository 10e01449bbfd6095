/** The drawing beside a visit: the room that it is about, if its notes or its service name one. */
import type { DrawnAs, RoomName } from "../../drawings/facts.ts"

/** As people write of them, here and in Hindi and Marathi. */
const rooms: readonly (readonly [RoomName, RegExp])[] = [
  ["kitchen", /kitchen|rasoi|स्वयंपाक|रसोई/i],
  ["bedroom", /bedroom|wardrobe|\bbeds?\b|children'?s|शयन/i],
  ["study", /study|office|library|bookshel/i],
  ["dining", /dining/i],
  ["puja", /puja|pooja|mandir|देव/i],
  ["bathroom", /bath|toilet|washroom/i],
  ["balcony", /balcony|terrace|verandah?/i],
  ["living", /living|\bhall\b|drawing room|sofa/i],
]

interface DrawnVisit {
  /** What the customer wrote. */
  notes: string
  /** What the professional calls the service. */
  offer_name: string
}

/** The room named first, in the notes before the service; of none a corner of a plan, which says nothing of a home. */
export const drawnFor = ({ notes, offer_name }: DrawnVisit): DrawnAs => {
  const room = firstRoom(notes) ?? firstRoom(offer_name)
  return room ? `room.${room}` : "fragment"
}

const firstRoom = (text: string) =>
  rooms
    .map(([room, names]) => ({ room, place: text.search(names) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)[0]?.room
