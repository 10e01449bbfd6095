import type { DemoReview } from "./demo.types.ts"

export const reviews4: Record<string, DemoReview[]> = {
  "Nikhil Sancheti": [
    {
      by: "Kunal Mehta",
      rating: 5,
      title: "Slabs numbered before they were laid",
      comment:
        "We walked over a dry floor of Jaisalmer stone for an hour and swapped nine pieces. After laying, the veins run through four rooms as one drawing.",
      quotable: true,
    },
    {
      by: "Varun Malhotra",
      rating: 5,
      title: "The monthly sheet kept us honest",
      comment:
        "Every change had a name against it, and mine came up more than anybody's. We finished four per cent over, all of it our doing.",
    },
    {
      by: "Vaidehi Karandikar",
      rating: 4,
      title: "Superb, and slow",
      comment:
        "Fourteen months turned into sixteen for the brass stair. It is the thing everybody photographs, so I have made my peace.",
      response:
        "The stair waited for a press brake in Chakan that could take one more millimetre. Thank you for waiting too.",
      quotable: true,
    },
    {
      by: "Rashmi Agarwal",
      rating: 5,
      title: "Only three materials",
      comment:
        "I was afraid it would look empty. At night, with the lights on their second scene, it is the calmest place I know.",
    },
    {
      by: "Cyrus Irani",
      rating: 5,
      title: "Pictures lit as they should be",
      comment:
        "He hired fittings for an evening and stood on a ladder until the Gaitonde print stopped glaring. Lux meter and all.",
      quotable: true,
    },
  ],
  "Ruta Apte": [
    {
      by: "Medha Purandare",
      rating: 5,
      title: "No new lamp needed",
      comment:
        "Our ground-floor flat was dark at noon. A mirror, a white ceiling and permission to paint the compound wall across. The bill was mostly paint.",
      quotable: true,
    },
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "My father reads again",
      comment:
        "He is eighty-four and had stopped reading the newspaper. She sat beside him, moved a lamp four times and asked each time. He reads Sakal front to back now.",
      quotable: true,
    },
    {
      by: "Anagha Limaye",
      rating: 5,
      title: "Physics without showing off",
      comment:
        "She explained glare to my children with a torch and a spoon. The circuits are labelled so clearly that our electrician took a photograph for himself.",
    },
    {
      by: "Madhura Date",
      rating: 4,
      title: "Dimmer buzz in one room",
      comment:
        "Lovely light in four rooms. The dimmer in the fifth buzzes with the lamps we had bought earlier, and she suggested other lamps rather than another dimmer.",
    },
    {
      by: "Sudhir Gore",
      rating: 5,
      title: "The temple looks ancient again",
      comment:
        "As trustees we feared coloured bulbs. No fitting can be seen and the carving appears for the first time in my memory.",
    },
    {
      by: "Mathew Varghese",
      rating: 4,
      title: "Two visits are necessary",
      comment:
        "I thought the evening visit was a luxury. It changed the entire plan. Book both, and keep the curtains as you use them.",
    },
    {
      by: "Lakshmi Pillai",
      rating: 5,
      title: "Patients thank us for the waiting room",
      comment:
        "After dilation people used to cover their eyes. Now they wait comfortably and some even chat. A small clinic can afford this.",
    },
  ],
  "Gauri Thorat": [
    {
      by: "Sachin Nimbalkar",
      rating: 5,
      title: "A courtyard of four feet",
      comment:
        "It is only a stone seat by the balcony and some pots, but the whole house sits there from six to seven. My mother dries chillies on it.",
      quotable: true,
    },
    {
      by: "Pradnya Wankhede",
      rating: 4,
      title: "Committee letter worked",
      comment:
        "She wrote it in proper Marathi with a sketch of the beam and the chairman signed at the gate. Dust protection in the lobby could have been better.",
      quotable: true,
    },
    {
      by: "Nilesh Dhamdhere",
      rating: 5,
      title: "Wet helmets no longer on the sofa",
      comment:
        "A narrow wall at the entry with a tray below. In the July rain, four of us come home and the floor stays dry. Brilliantly ordinary.",
    },
    {
      by: "Snehal Patil",
      rating: 5,
      title: "Came when everyone was home",
      comment:
        "Eight in the evening, two children shouting, the cooker whistling. She said this was exactly what she had to see.",
      response: "And the dal was very good.",
    },
    {
      by: "Amol Shinde",
      rating: 4,
      title: "AAC wall went up in a day",
      comment:
        "Light blocks, no shaking, and the society's engineer was satisfied. Plaster cracks at one corner were touched up a month later.",
    },
    {
      by: "Trupti Zende",
      rating: 5,
      title: "One shelf wall, two tempers",
      comment: "Doors on the tidy child's side, open boxes on the other. Peace since March.",
    },
  ],
  "Deepika Menon": [
    {
      by: "Vidya Natarajan",
      rating: 5,
      title: "We sleep with the AC off",
      comment:
        "She stood in our flat at two in the afternoon in April with a ribbon on a stick. Two louvred doors later there is a breeze to the last bedroom.",
      quotable: true,
    },
    {
      by: "Lakshmi Pillai",
      rating: 5,
      title: "A swing, nineteen floors up",
      comment:
        "Everyone said no to the aattukattil. She brought an engineer's note, a steel channel and my grandfather's chains. I read there every night.",
      quotable: true,
    },
    {
      by: "Arvind Krishnan",
      rating: 4,
      title: "Be ready to count",
      comment:
        "Counting 112 kitchen things was an odd weekend. The open shelves look good only because of it. Timber from Kerala arrived a month behind plan.",
    },
    {
      by: "Nandini Rao",
      rating: 4,
      title: "Wind sketch is an eye-opener",
      comment:
        "One page with arrows explained why our hall was stuffy. We opened a ventilator that a previous designer had boxed in.",
      quotable: true,
    },
    {
      by: "Ishita Banerjee",
      rating: 5,
      title: "Balcony is a room at last",
      comment:
        "Shade at the right height, a deep bench and no glazing, so the society had nothing to say against it. We eat outside till ten.",
    },
  ],
  "Saurabh Bhosale": [
    {
      by: "Tejas More",
      rating: 5,
      title: "Receipts shared, nothing hidden",
      comment:
        "He bought a used dining table from an office clearance for 3,500 and showed me the message. My rented flat feels like mine for the price of a phone.",
    },
    {
      by: "Swapnil Ghorpade",
      rating: 4,
      title: "Great with four bachelors",
      comment:
        "Each of us got a cupboard that locks and a desk. The drying rack on the pulley is the real hero. Painting was a bit rushed around the window.",
    },
    {
      by: "Yash Chordia",
      rating: 4,
      title: "Landlord's view",
      comment:
        "Nine days between tenants and the flat went for 2,000 more a month. I would use better taps next time, two are loose already.",
      response: "Taps will be swapped this week. I chose the wrong brand there.",
    },
    {
      by: "Sayali Chavan",
      rating: 4,
      title: "Knows his limits",
      comment:
        "I asked about joining two rooms and he said immediately that this was not for him and gave another name. For the lights and the kitchen he was just right.",
      quotable: true,
    },
  ],
}
