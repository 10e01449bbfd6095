import type { DemoReview } from "./demo.types.ts"

export const reviews3: Record<string, DemoReview[]> = {
  "Tanvi Shirole": [
    {
      by: "Vaidehi Karandikar",
      rating: 5,
      title: "My grandmother would recognise it",
      comment:
        "Eleven almirahs had been standing under sheets in the garage. They are now one dressing room, repaired so well that you must look for the new wood.",
      quotable: true,
    },
    {
      by: "Abhay Marathe",
      rating: 5,
      title: "Red oxide done properly",
      comment:
        "One panel a day, polished with coconut husk, no phones on site. The floor is cool in May and the colour is deep without any wax.",
    },
    {
      by: "Supriya Gadgil",
      rating: 4,
      title: "She says no, gently",
      comment:
        "I lost the argument about downlights and am happy that I did. Waiting list is long; we began eight months after the first call.",
      quotable: true,
    },
    {
      by: "Nandini Rao",
      rating: 5,
      title: "A room for singing",
      comment:
        "Bamboo mat overhead, cotton rugs, nothing hard facing the tanpura. My guru came, sang two notes and smiled.",
      quotable: true,
    },
    {
      by: "Sudhir Gore",
      rating: 5,
      title: "The inventory alone was worth it",
      comment:
        "Forty-three items with a photograph, what each needs and the price. We even settled a family question with that list.",
    },
  ],
  "Sandhya Rajguru": [
    {
      by: "Snehal Patil",
      rating: 5,
      title: "Free hour saved ninety thousand",
      comment:
        "She found that the carpenter had measured shutters twice and loft once more. I showed him her pencil marks and he corrected the bill without a word.",
      quotable: true,
    },
    {
      by: "Tejas More",
      rating: 5,
      title: "Straight answers",
      comment:
        "Will this sofa go up the stairs? No. Is this rate for ply normal? Yes. Should we break that wall? Not before you have asked an engineer. Fifty minutes, done.",
    },
    {
      by: "Sayali Chavan",
      rating: 4,
      title: "Good for people with time",
      comment:
        "You have to run around yourself, Raviwar Peth to Timber Market. With her list I knew what to ask and what to pay, which was new to me.",
    },
    {
      by: "Trupti Zende",
      rating: 5,
      title: "Seven sessions, one home",
      comment:
        "We booked her whenever we were stuck. It came to seven hours over four months and the flat is ours in every detail.",
      response: "The eighth is on me if you ever decide about that passage light.",
      quotable: true,
    },
    {
      by: "Arvind Krishnan",
      rating: 5,
      title: "Read a 14-page quotation aloud",
      comment:
        "On a call from Singapore she went line by line and explained what each thing is. I finally understood what a running foot is and why I was paying for twenty more.",
    },
    {
      by: "Madhura Date",
      rating: 5,
      title: "Bookshelf, nine feet, no drama",
      comment: "I only needed a bookshelf around a switchboard. One sketch, one carpenter's number, eleven days.",
    },
    {
      by: "Pradnya Wankhede",
      rating: 4,
      title: "Short and useful",
      comment:
        "She keeps to the hour and types fast. I would have wished for a drawing in colour, but the marked plan was enough for our mason.",
    },
    {
      by: "Amol Shinde",
      rating: 5,
      title: "No pressure to hire her",
      comment:
        "At the end of the first meeting she told us that we did not need a designer at all, only a good electrician. Who does that?",
    },
    {
      by: "Vidya Natarajan",
      rating: 4,
      title: "Online call with a shaky camera",
      comment:
        "Our phone video was poor and she still spotted that the fridge door would hit the wall. Next time I shall send photographs ahead, as she had asked.",
      quotable: true,
    },
    {
      by: "Rucha Athavale",
      rating: 5,
      title: "Former QS, and it shows",
      comment:
        "She knows what a square foot of everything costs this month. Our dealer changed his tone when I named her rates.",
    },
  ],
  "Imran Shaikh": [
    {
      by: "Sameer Khan",
      rating: 5,
      title: "Assembled, checked, taken apart",
      comment:
        "We were invited to the workshop to see our kitchen standing complete. I found one handle too high, it was changed on the spot, and the lift trip took one morning.",
      quotable: true,
    },
    {
      by: "Hina Sayyed",
      rating: 5,
      title: "The bunk room is a small town",
      comment:
        "Four cousins, four lights, four curtains and no fights over whose side. The ladder rungs are wide enough for my feet as well.",
    },
    {
      by: "Gurpreet Sandhu",
      rating: 4,
      title: "Solid work, noisy Saturday",
      comment:
        "Fitting ran past seven in the evening and the neighbours complained. Everything fits, and they came back on Monday to sweep the lobby.",
    },
    {
      by: "Dinesh Lalwani",
      rating: 5,
      title: "Changes did not cost a fight",
      comment:
        "Halfway through I asked for a taller fridge space. He rang his brother, moved a shelf line and added 1,800 rupees. That was the full discussion.",
    },
    {
      by: "Urmila Salunkhe",
      rating: 4,
      title: "Oil finish needs care",
      comment:
        "Hand-rubbed oil is lovely but my help used phenyl on it. They came, sanded it and showed her how. No charge for the visit.",
      response: "A small bottle of the oil is in your utility drawer now.",
    },
    {
      by: "Mrunal Pawar",
      rating: 5,
      title: "The door is an heirloom",
      comment:
        "Eighteen panels, and a modern lock that you cannot see. The old gentleman, his father, came to hang it himself.",
      quotable: true,
    },
    {
      by: "Swapnil Ghorpade",
      rating: 5,
      title: "Price per square foot of shutter, period",
      comment: "One rate, measured together with a tape, written on the wall in pencil. The final bill agreed with it.",
    },
    {
      by: "Aparna Vaidya",
      rating: 4,
      title: "Clinic done over a Sunday",
      comment:
        "Closed on Saturday evening, opened on Monday with new counters. A drawer lock jammed in the second week and was replaced.",
      quotable: true,
    },
    {
      by: "Rahul Sabnis",
      rating: 5,
      title: "Ash looks better than the picture",
      comment:
        "The shutters are cut from one log so the grain runs across the whole kitchen. They showed us which plank was which before cutting.",
    },
  ],
  "Pallavi Kadam": [
    {
      by: "Rahul Sabnis",
      rating: 5,
      title: "Both of us on calls, no headphones",
      comment:
        "The felt wall and a real door made the difference. My wife manages a team in Texas and I no longer hear about it.",
      quotable: true,
    },
    {
      by: "Nilesh Dhamdhere",
      rating: 5,
      title: "Photos each evening at six",
      comment:
        "We could not take leave and did not need to. When tiles went up one row short we saw it the same day and it was corrected the next.",
    },
    {
      by: "Ishita Banerjee",
      rating: 4,
      title: "Fast and organised",
      comment:
        "The shared board is excellent. Twice we got decisions to make with only a day's notice, which is hard in release week.",
    },
    {
      by: "Kunal Mehta",
      rating: 5,
      title: "Asked the builder to leave things out",
      comment:
        "She listed what not to let the builder install. The refund paid for the study. I had no idea that one can ask for that.",
    },
    {
      by: "Shruti Bapat",
      rating: 5,
      title: "Evening sun is bearable",
      comment:
        "Bamboo chiks outside, light curtain inside, sofa turned by ninety degrees. At five in the evening we can sit there in April.",
      quotable: true,
    },
    {
      by: "Prasad Joshi",
      rating: 3,
      title: "Steel splashback shows everything",
      comment:
        "It wipes clean as promised, but one must wipe it all the time. I wish this had been said more clearly. The rest of the kitchen is fine.",
      response: "I should have brought a used sample. We do now, scratched on purpose.",
    },
    {
      by: "Sayali Chavan",
      rating: 5,
      title: "Under four lakh and movable",
      comment:
        "We may shift to Bengaluru in two years, so nothing is fixed. The carpenters marked every part with a number for the next assembly.",
    },
  ],
}
