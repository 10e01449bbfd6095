import type { DemoReview } from "./demo.types.ts"

export const reviews6: Record<string, DemoReview[]> = {
  "Vaishali Deodhar": [
    {
      by: "Sudhir Gore",
      rating: 5,
      title: "She works for members, not for builders",
      comment:
        "As chairman I had four glossy offers on my table. Her two-column sheet showed which of them could not be built at all. The general body went quiet, then voted.",
      quotable: true,
    },
    {
      by: "Anagha Limaye",
      rating: 5,
      title: "Nineteen hundred square feet came back",
      comment:
        "Her team measured all forty-two flats with a laser. The difference against the developer's list paid for her fee many times over.",
      quotable: true,
    },
    {
      by: "Urmila Salunkhe",
      rating: 4,
      title: "Long meetings, all questions answered",
      comment:
        "The presentation went on until eleven at night. My mother's question on the temporary rent was taken as seriously as the secretary's.",
      quotable: true,
    },
    {
      by: "Prasad Joshi",
      rating: 5,
      title: "Moved back in thirty-one months",
      comment:
        "We borrowed and built without a developer. I did not believe it until I held my own key. She came for the lamp lighting.",
    },
    {
      by: "Kavita Bhandari",
      rating: 5,
      title: "Told us the scheme fails",
      comment:
        "Our plot is too narrow for what was promised. She charged for one meeting, said no in writing and saved us years.",
    },
    {
      by: "Mahesh Barve",
      rating: 4,
      title: "Tough across the table",
      comment:
        "I have sat opposite her as a contractor. Strict on possession checks, fair on delays caused by the corporation. I would rather deal with her than with vague papers.",
    },
  ],
  "Siddharth Gaikwad": [
    {
      by: "Ganesh Mohite",
      rating: 5,
      title: "The hill has not moved",
      comment:
        "Two other architects wanted to cut the slope flat. He made five terraces with stone walls and after this monsoon not one crack has appeared.",
      quotable: true,
    },
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "Our sill is everyone's seat",
      comment:
        "Two feet deep, cool in May, with a groove so cleverly cut that rain never reaches the cushion. Grandchildren fight over it.",
    },
    {
      by: "Medha Purandare",
      rating: 4,
      title: "Eighteen months became twenty-two",
      comment:
        "Eight masons, two of whom went home for a wedding season. The wall is a work of art and I watched it rise course by course.",
      response:
        "It did take longer. The wedding was my head mason's own, and I stopped the site rather than change hands.",
    },
    {
      by: "Sameer Khan",
      rating: 5,
      title: "He walked the land barefoot",
      comment:
        "Strange at first, but he found the spring line which the survey had missed. The house moved by twenty feet on paper and stayed dry in reality.",
    },
  ],
  "Priya Iyer": [
    {
      by: "Nandini Rao",
      rating: 5,
      title: "A champa tree in the middle",
      comment:
        "We gave up sixty square feet of hall and gained the sky. The stair, once a torch-lit tunnel, needs no lamp until evening.",
      quotable: true,
    },
    {
      by: "Arvind Krishnan",
      rating: 5,
      title: "Audit, permission, demolition",
      comment:
        "In that order and not otherwise, even when we were impatient. A neighbour who did it the other way is still answering notices.",
    },
    {
      by: "Vidya Natarajan",
      rating: 5,
      title: "Anuja's kitchen looks at the rain",
      service: "interior-designer",
      comment:
        "Architect and interior designer at one desk meant that the window sill and the counter are one line. I wash rice watching the court fill.",
      quotable: true,
    },
    {
      by: "Rahul Sabnis",
      rating: 4,
      title: "Dust, then delight",
      comment:
        "Living on the upper floor while a slab is cut below is not for everybody. They did seal the stairs well. The result is worth a month of masks.",
      quotable: true,
    },
    {
      by: "Mathew Varghese",
      rating: 5,
      title: "West wall no longer an oven",
      comment:
        "Brick fins at an angle she worked out with an app. From the street it looks decorative; inside it is four degrees cooler by my thermometer.",
    },
    {
      by: "Tejas More",
      rating: 4,
      title: "Clear process, firm fees",
      comment:
        "Every stage has its price and its drawings. I found the structural audit costly until the engineer showed the corroded steel.",
    },
    {
      by: "Shruti Bapat",
      rating: 5,
      title: "Half levels everywhere",
      comment:
        "Guests get lost for a minute and then love it. Each of us has a door with three steps in front, which turns out to be privacy.",
    },
    {
      by: "Sayali Chavan",
      rating: 4,
      title: "Helpful online session",
      comment:
        "I booked an hour on video for a 1998 row house in Aundh. She marked on our plan where a skylight could go and where it certainly could not.",
    },
  ],
  "Mihir Lagu": [
    {
      by: "Sudhir Gore",
      rating: 5,
      title: "Our library has its roof",
      comment:
        "Seven trusses were spliced with old teak and you may touch the joints. The committee wanted steel; he took us up the scaffold and explained why not.",
      quotable: true,
    },
    {
      by: "Vaidehi Karandikar",
      rating: 5,
      title: "Six families stayed put",
      comment:
        "The street bay was repaired while all tenants kept living there. He published a weekly timetable for water and stairs and stuck to it.",
    },
    {
      by: "Supriya Gadgil",
      rating: 4,
      title: "The pipal took two seasons",
      comment:
        "I hoped for a quick removal. He insisted on killing the roots slowly. The parapet stands, so patience was correct.",
      quotable: true,
    },
    {
      by: "Aparna Vaidya",
      rating: 5,
      title: "One page told us what to fear",
      comment:
        "Urgent, soon, later. Three words and a photograph for each item. After years of vague warnings this was a relief.",
    },
  ],
  "Rukmini Chitnis": [
    {
      by: "Snehal Patil",
      rating: 5,
      title: "Five degrees, I measured it too",
      comment:
        "Top floor in Anand Nagar. Last April the bedroom was 36 at night, this April it was 31 under her white roof. The electricity bill fell by a third.",
      quotable: true,
    },
    {
      by: "Amol Shinde",
      rating: 5,
      title: "Loggers on our cupboards for two weeks",
      comment:
        "Small boxes recorded everything. It turned out that our problem was the west wall and not the roof, so we spent forty thousand instead of two lakh.",
    },
    {
      by: "Rucha Athavale",
      rating: 4,
      title: "Madhumalti needs a season",
      comment:
        "The terracotta screen cooled the wall at once. The creeper is slow and the neighbours' children pluck it. Figures are still good.",
    },
    {
      by: "Trupti Zende",
      rating: 5,
      title: "Eleven windows, eleven chajjas",
      comment:
        "Our contractor laughed at the sheet, then built it in nine days because every size was written. No sun on my desk after ten.",
    },
    {
      by: "Pradnya Wankhede",
      rating: 5,
      title: "Slides at the dining table",
      comment:
        "Twelve slides, my teenage son asked most questions. He now closes the east curtains before school. That is half the saving, she says.",
      response: "Your son may have a job here in ten years.",
      quotable: true,
    },
    {
      by: "Dinesh Lalwani",
      rating: 4,
      title: "More engineer than decorator",
      comment:
        "She is not interested in what colour the screen is. If you care about looks, bring somebody along. For comfort, nobody better.",
    },
    {
      by: "Nilesh Dhamdhere",
      rating: 5,
      title: "House from its own basement",
      comment:
        "The blocks were pressed from the soil we dug out. Visitors press their palms on the wall. Not one AC in the house.",
    },
  ],
}
