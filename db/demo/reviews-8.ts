import type { DemoReview } from "./demo.types.ts"

export const reviews8: Record<string, DemoReview[]> = {
  "Chinmay Paranjape": [
    {
      by: "Tejas More",
      rating: 5,
      title: "Accurate to the centimetre",
      comment:
        "Our bungalow has no right angle. His drawing showed it, and the kitchen supplier made everything in one go. All files came without asking.",
    },
    {
      by: "Nilesh Dhamdhere",
      rating: 4,
      title: "Young, careful, a bit slow to quote",
      comment:
        "He took two weeks over a small estimate. The toilet under the stairs is a clever piece of work with headroom for six feet.",
      quotable: true,
    },
    {
      by: "Amol Shinde",
      rating: 5,
      title: "Terrace roof without a hole",
      comment:
        "Fixed by weight and clamps, so the waterproofing guarantee holds. In the first storm I went up at midnight and it had not moved.",
      quotable: true,
    },
  ],
  "Bharat Solanki": [
    {
      by: "Yash Chordia",
      rating: 5,
      title: "Shutter for one hand",
      comment:
        "My father is seventy and opens the shop alone. Solanki ji balanced the shutter so that a child could lift it. Sales counter is also well placed.",
    },
    {
      by: "Dinesh Lalwani",
      rating: 4,
      title: "Licences in the right sequence",
      comment:
        "We would have applied for the signboard first and lost two months. He is old school and prefers a visit to e-mail.",
    },
    {
      by: "Mahesh Barve",
      rating: 4,
      title: "Reliable on godowns",
      comment:
        "Dock height, floor fall, turning circle: all correct the first time. The drawings reached site a week after the concrete was booked.",
    },
    {
      by: "Kunal Mehta",
      rating: 5,
      title: "Four families served at once",
      comment:
        "The half-levels looked like a waste of floor. In wedding season each platform has its own salesman and its own bargaining. Turnover is up.",
      quotable: true,
    },
    {
      by: "Aparna Vaidya",
      rating: 3,
      title: "Not meant for small jobs",
      comment:
        "For a bakery counter I felt passed to an assistant. She was capable, but I had booked him. The exhaust advice was right.",
    },
  ],
  "Sunita Wagh": [
    {
      by: "Urmila Salunkhe",
      rating: 5,
      title: "Drew for people like us",
      comment:
        "Half a guntha and small savings. She sat on our cot, asked each of the five what they wanted, and gave the mason an agreement in Marathi that he signed.",
      quotable: true,
    },
    {
      by: "Ganesh Mohite",
      rating: 5,
      title: "Eleven thousand bricks fewer",
      comment:
        "The bond with the hollow inside looked weak to my uncle. He stopped talking when the engineer had loaded the test wall.",
    },
    {
      by: "Sayali Chavan",
      rating: 5,
      title: "Otta at my height",
      service: "interior-designer",
      comment:
        "I am five feet one and have cooked on tiptoe all my life. She measured my elbow, not the standard book.",
      quotable: true,
    },
    {
      by: "Rucha Athavale",
      rating: 4,
      title: "Phones only before ten on Sunday",
      comment:
        "She has very many families and you must respect her hours. When she comes, she climbs the scaffold and checks the steel herself.",
      quotable: true,
    },
    {
      by: "Trupti Zende",
      rating: 5,
      title: "Payments after the slab",
      comment:
        "The order of payments protected us when the first mason vanished. Only eight thousand was lost. The second team finished from the same drawing.",
    },
    {
      by: "Madhura Date",
      rating: 4,
      title: "Ferrocement loft is thin and strong",
      service: "interior-designer",
      comment:
        "Twenty-five millimetres and it carries all our trunks. The finish is a little rough, we have painted it twice.",
    },
    {
      by: "Snehal Patil",
      rating: 5,
      title: "Deep window, favourite place",
      comment:
        "For the cost of three extra feet of slab, the window became a bed for guests. My mother naps there with the radio.",
    },
  ],
  "Kabir Bedekar": [
    {
      by: "Vaidehi Karandikar",
      rating: 5,
      title: "We visited clients without them",
      comment:
        "Three earlier owners showed us round and complained freely, mostly about the waiting. Then we signed. The earth walls are alive in every light.",
      quotable: true,
    },
    {
      by: "Varun Malhotra",
      rating: 5,
      title: "Door pulls tested by children",
      service: "interior-designer",
      comment:
        "A four-year-old was asked to open our cupboard prototype. She could not, so it was redesigned. That tells you how this office works.",
    },
    {
      by: "Rashmi Agarwal",
      rating: 4,
      title: "A month of talking comes first",
      comment:
        "I was restless, there was nothing on paper for weeks. The letter they wrote about our land afterwards is framed in the study.",
    },
    {
      by: "Kavita Bhandari",
      rating: 5,
      title: "The lantern comes down on a winch",
      service: "interior-designer",
      comment:
        "Four metres of brass and glass in the stairwell and somebody has thought of who will clean it. The whole house is like that.",
      quotable: true,
    },
  ],
  "Jyoti Khandelwal": [
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "My mother makes her own tea",
      comment:
        "After the fracture she had stopped going into the kitchen. Knee space, drawers, a kettle at the edge. On the second day she was cooking sheera for all of us.",
      quotable: true,
    },
    {
      by: "Vidya Natarajan",
      rating: 5,
      title: "A lift where none could be",
      comment:
        "Two lift companies had refused our stairwell. She turned the car by ninety degrees on paper and a third one built it.",
    },
    {
      by: "Lakshmi Pillai",
      rating: 5,
      title: "The night nurse sees each door",
      comment:
        "In our old premises she walked four kilometres a shift, by her own phone. Rules of the corporation were ticked off one by one on the sheet.",
      quotable: true,
    },
    {
      by: "Gurpreet Sandhu",
      rating: 4,
      title: "Ramp that grandchildren race on",
      comment:
        "It looks like a garden path and my father uses it without noticing. Tiles were changed once since the first were slippery when wet.",
      response: "The first tile had the wrong certificate. I test with a wet shoe since then.",
      quotable: true,
    },
    {
      by: "Sameer Khan",
      rating: 4,
      title: "Costs beside every remedy",
      comment:
        "Her list starts with things for two hundred rupees. We did eleven of them in a weekend and postponed the bathroom.",
    },
    {
      by: "Nandini Rao",
      rating: 5,
      title: "Speaks to the person, not over them",
      comment:
        "My aunt uses a wheelchair and is used to being discussed. Jyoti sat down, asked her and wrote down only what she said.",
    },
  ],
}
