import type { DemoReview } from "./demo.types.ts"

export const reviews1: Record<string, DemoReview[]> = {
  "Ketaki Gokhale": [
    {
      by: "Aditi Sane",
      rating: 5,
      title: "She counted our steel dabbas",
      comment:
        "Ketaki tai opened every cupboard, counted things and only then drew. Our kitchen in Dahanukar Colony is the same size as before and somehow half of it is now empty.",
      response: "Thank you, Aditi. The empty half will fill by Diwali, so I left one shelf adjustable.",
      quotable: true,
    },
    {
      by: "Ashwini Kulkarni",
      rating: 5,
      title: "Aji has the best room now",
      comment:
        "My mother-in-law is eighty-one. Her room moved next to the bathroom, the switch is at hand height from the bed and the floor is not slippery any more. Nobody else had thought of her first.",
      quotable: true,
    },
    {
      by: "Prasad Joshi",
      rating: 5,
      title: "Drawings dated, carpenters named",
      comment:
        "Each sheet carried a date and a list of changes. When the carpenter quoted an older sheet there was no argument, we simply looked at the date. Finished nine days late because of our own tile decision.",
    },
    {
      by: "Vidya Natarajan",
      rating: 4,
      title: "Good plan, tile delivery slipped",
      comment:
        "The layout solved our two-bathroom mornings. The Kota took three weeks longer than promised from the yard and we lived with a cement floor meanwhile. I would still call her again.",
      response: "Fair. I now order Kota before demolition starts, and your floor is the reason.",
      quotable: true,
    },
    {
      by: "Sachin Nimbalkar",
      rating: 5,
      title: "Mouldy wardrobe, solved",
      comment:
        "Two earlier wardrobes went black inside every August. The cane shutters and the gap at the bottom looked too simple to me. This is the second monsoon and it smells of nothing.",
      quotable: true,
    },
    {
      by: "Rucha Athavale",
      rating: 5,
      title: "Saturday visits really happen",
      comment:
        "Nineteen Saturdays, nineteen visits, one of them with fever. She stands in the room, asks the mistri to redo what is off by a centimetre and stays calm about it.",
    },
    {
      by: "Arvind Krishnan",
      rating: 5,
      title: "Online from Bengaluru, worked fine",
      comment:
        "We bought in Bavdhan while living elsewhere. Three video calls with a marked plan were enough to fix sockets and the kitchen before the builder's electrician began. No surprise when we got the keys.",
    },
    {
      by: "Medha Purandare",
      rating: 5,
      title: "A sensible person",
      comment:
        "I wanted a false ceiling, she asked me to lie on the floor and look up for five minutes. We spent that money on two good windows instead and I have not missed it.",
      quotable: true,
    },
    {
      by: "Sameer Khan",
      rating: 4,
      title: "Costs a little more, breaks a lot less",
      comment:
        "Her hardware list was the costliest of three we received. After a year not one hinge has sagged with two boys swinging on them. The paint shade in the passage could have been lighter.",
    },
    {
      by: "Supriya Gadgil",
      rating: 5,
      title: "Balcony kitchen stayed dry",
      comment:
        "Everyone said a kitchen in the dry balcony would leak. The sloping chajja she drew throws the rain clear and I cook with the window open in July.",
    },
    {
      by: "Nilesh Dhamdhere",
      rating: 5,
      title: "Spoke to the society for us",
      comment:
        "Our committee is famous for saying no. She brought two sheets and a polite letter in Marathi, answered the secretary's seven questions and the permission came the same week.",
    },
    {
      by: "Ishita Banerjee",
      rating: 5,
      title: "Colours that do not tire",
      comment:
        "Limewash in three whites sounded boring on paper. In the evening the walls look as if somebody had turned a lamp on inside them. Visitors touch them.",
    },
    {
      by: "Kavita Bhandari",
      rating: 4,
      title: "Hard to get an early date",
      comment:
        "Waited almost four weeks for the first appointment. The hour itself was worth it: a clear sketch, a count of what we own and the name of one honest electrician.",
    },
    {
      by: "Swapnil Ghorpade",
      rating: 5,
      title: "Window seat our daughter lives in",
      comment:
        "The reading bay has drawers for chart paper, a lamp at the right height and a view of the hill. Homework is no longer done on our bed.",
    },
  ],
  "Rohan Phadnis": [
    {
      by: "Tejas More",
      rating: 5,
      title: "We stood in a plywood staircase",
      comment:
        "He built the first four treads in ply so that my father could try them. They were changed by ten millimetres. Then the real teak came and fitted in two days without filling or hammering.",
      quotable: true,
    },
    {
      by: "Anagha Limaye",
      rating: 5,
      title: "Devghar that folds away",
      comment:
        "The puja screen closes flat against the wall and opens with one finger. The brass inlay is from Kasba Peth, he took me along to choose it.",
    },
    {
      by: "Joseph Fernandes",
      rating: 4,
      title: "Beautiful table, patient wait",
      comment:
        "Seven months for a dining table is long, even for seasoned teak. It extends for twelve without a wobble and there is not one screw to be seen underneath.",
      response: "Seven months is long, I agree. The timber was at fourteen per cent moisture and I would not cut it.",
      quotable: true,
    },
    {
      by: "Rashmi Agarwal",
      rating: 5,
      title: "He called veneer veneer",
      comment:
        "Bill had separate lines for solid wood and veneer with the thickness written. In three houses nobody has ever done that for us.",
    },
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "Repaired instead of sold",
      comment:
        "I asked for a new bed. He looked at my grandfather's, replaced two rails and lowered it by three inches, and charged for exactly that.",
      quotable: true,
    },
    {
      by: "Hina Sayyed",
      rating: 5,
      title: "Brown paper drawings are a joy",
      comment:
        "Full-size sketches on the floor of our flat made the whole family argue productively. The study niche we ended with was my son's idea.",
    },
    {
      by: "Cyrus Irani",
      rating: 4,
      title: "Knows wood, less keen on paint",
      comment:
        "Joinery is first class. For wall colours he gave us only two options and clearly wished to get back to the bench. The bookcase makes up for it.",
    },
    {
      by: "Mrunal Pawar",
      rating: 5,
      title: "Row house in one timber lot",
      comment:
        "Doors, shelves and beds from the same logs. Two years on the colour has deepened evenly everywhere, as he said it would.",
    },
  ],
  "Shalaka Bhide": [
    {
      by: "Sudhir Gore",
      rating: 5,
      title: "Our 1890 post is safe",
      comment:
        "A contractor wanted to replace the teak post by a steel pipe. Shalaka tai tested it, scraped six coats of paint and showed us wood as hard as stone.",
      quotable: true,
    },
    {
      by: "Aparna Vaidya",
      rating: 5,
      title: "Lime plaster, finally no damp",
      comment:
        "The wall behind our gas was wet for ten years. She removed cement, put lime and told us to wait eleven weeks before painting. It was hard to wait. It is dry.",
    },
    {
      by: "Ganesh Mohite",
      rating: 4,
      title: "Honest about what she can't do",
      comment:
        "The roof belongs to four owners and she could not make them agree. Inside our two rooms everything she promised was done, and cheaper than the first note said.",
    },
    {
      by: "Urmila Salunkhe",
      rating: 5,
      title: "Loft without chiselling",
      comment:
        "Bolted loft for all the bedding, and not a scratch on the old beam. The children sleep up there now and I have a floor again.",
    },
    {
      by: "Nandini Rao",
      rating: 4,
      title: "Slow, and rightly so",
      comment:
        "Two mistris from Bhor work at their own pace and stop for tea at four sharp. The shutters move like new, on hinges older than the country.",
      quotable: true,
    },
    {
      by: "Shruti Bapat",
      rating: 5,
      title: "A note I can follow",
      comment:
        "Her written survey says keep, repair, replace, with a price beside each. We are doing the first column this year and the second next year.",
    },
  ],
}
