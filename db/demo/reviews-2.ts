import type { DemoReview } from "./demo.types.ts"

export const reviews2: Record<string, DemoReview[]> = {
  "Farah Merchant": [
    {
      by: "Cyrus Irani",
      rating: 5,
      title: "Terrazzo like my grandmother's",
      comment:
        "She found the one man in Camp who still grinds terrazzo by hand and made him do a sample five times. The green matches the old tiles and the joints are invisible.",
      quotable: true,
    },
    {
      by: "Varun Malhotra",
      rating: 5,
      title: "Moved our own furniture about",
      comment:
        "First visit: two hours of pushing our sofas around, nothing bought. We realised half the shopping list was unnecessary.",
    },
    {
      by: "Lakshmi Pillai",
      rating: 4,
      title: "Bold colour, one wall too many",
      comment:
        "The dining room in oxblood is a triumph. The passage in the same shade felt like a tunnel and was repainted, at her cost and with good humour.",
      response: "You were right about the passage. Oxblood needs a window.",
      quotable: true,
    },
    {
      by: "Gurpreet Sandhu",
      rating: 5,
      title: "Rented flat, full deposit back",
      comment:
        "Nothing was drilled. Tension rods, floor lamps and a freestanding bookcase as divider. When we moved after two years the landlord asked who had done it.",
    },
    {
      by: "Kunal Mehta",
      rating: 5,
      title: "Chairs with a past",
      comment:
        "Eight bentwood chairs from a closed cafe, re-caned in her back room. Each one is a little different and none of them creaks.",
    },
    {
      by: "Mathew Varghese",
      rating: 4,
      title: "Costly hours, well used",
      comment:
        "At this rate I came with a list. She answered fourteen questions in two hours and drew on my own plan. I would have liked the palette board sooner than ten days.",
    },
    {
      by: "Aditi Sane",
      rating: 5,
      title: "One shopping morning in the old market",
      comment:
        "Booked her for two hours on Shivaji Market side. We came home with brass hooks, handloom by the metre and a fan regulator that actually works.",
      quotable: true,
    },
  ],
  "Aniket Jagtap": [
    {
      by: "Amol Shinde",
      rating: 5,
      title: "Thirty-six days, he said thirty-eight",
      comment:
        "Same tower, same plan as my colleague's flat, so he knew about the beam above the hob. Estimate and final bill differ by 2,100 rupees for an extra drawer.",
      quotable: true,
    },
    {
      by: "Pradnya Wankhede",
      rating: 4,
      title: "Clear prices",
      comment:
        "Brand of ply and hinges were on paper before the advance. One shutter came scratched and it took two reminders to replace it.",
      response: "Two reminders is two too many. Scratched shutters are now swapped on the handover day itself.",
    },
    {
      by: "Ganesh Mohite",
      rating: 5,
      title: "Washing machine now has a place",
      comment:
        "In every flat of our building the toilet door hits the washing machine. He turned the door and moved a pipe, six thousand rupees. The whole floor has copied it.",
    },
    {
      by: "Trupti Zende",
      rating: 4,
      title: "Practical, not poetic",
      comment:
        "If you want moods and themes, go elsewhere. If you want a kitchen in which two people can cook at seven in the morning, he is the right man.",
      quotable: true,
    },
    {
      by: "Yash Chordia",
      rating: 5,
      title: "Talked us out of gypsum",
      comment:
        "We had saved for a ceiling with coves. He showed photographs of three that had cracked and put the amount into a better mattress and fans.",
    },
    {
      by: "Sayali Chavan",
      rating: 5,
      title: "The lifting bed was a good idea",
      comment:
        "Our 1BHK holds two people, one baby and all of the baby's belongings. The bed lifts with one hand even when I am carrying her.",
      quotable: true,
    },
    {
      by: "Dinesh Lalwani",
      rating: 3,
      title: "Good work, thin communication",
      comment:
        "The wardrobe is right. During the Ganpati fortnight nobody picked up the phone and the site stood still for nine days without a word.",
      response: "I should have told you that the team goes home for Ganpati. It is now in the schedule from day one.",
    },
    {
      by: "Rahul Sabnis",
      rating: 5,
      title: "Sockets where the laptops are",
      comment:
        "He marked electrical points on the walls with chalk and asked us to sit at imaginary desks. Sounds silly, saved us all the extension boards.",
    },
    {
      by: "Shruti Bapat",
      rating: 4,
      title: "Decent finish for the money",
      comment:
        "Edge banding is neat, drawers run straight. Laminate choice in our budget was limited to one catalogue.",
    },
    {
      by: "Sachin Nimbalkar",
      rating: 5,
      title: "Second flat with him",
      comment:
        "He did ours in Manjri three years ago and my brother's this summer. Same carpenters, and he remembered that my mother cannot bend to a low drawer.",
    },
  ],
  "Meenal Oswal": [
    {
      by: "Yash Chordia",
      rating: 5,
      title: "She sat with my mother",
      comment:
        "For an hour nobody spoke about shutters, only about how rotis are made for nine people. The counter came out three inches lower and my mother's back thanks her.",
      quotable: true,
    },
    {
      by: "Kavita Bhandari",
      rating: 5,
      title: "Separate shelf, no fuss",
      comment:
        "Paryushan vessels, the filtered tap, the drain that can be lifted and washed. I explained nothing, she knew.",
    },
    {
      by: "Rashmi Agarwal",
      rating: 5,
      title: "Granite was the right advice",
      comment: "I had come with a quartz brochure. A spoon of haldi left overnight on both samples settled the matter.",
      quotable: true,
    },
    {
      by: "Kunal Mehta",
      rating: 4,
      title: "Kitchen excellent, bedrooms ordinary",
      comment:
        "The kitchen is the best room in the house. For the bedrooms I felt we got the standard wardrobe drawing.",
    },
    {
      by: "Dinesh Lalwani",
      rating: 4,
      title: "Storage list is a marvel",
      comment:
        "Every vessel has a number and a shelf. It took my wife a month to accept it and now she will not let anybody change it.",
      quotable: true,
    },
    {
      by: "Aparna Vaidya",
      rating: 5,
      title: "Not Jain, still perfect",
      comment:
        "We are Konkanastha and eat simply, and she planned just as carefully for that. The pickle shelf faces north and the kairi has kept for a year.",
      response: "A year! Please keep a small bottle for me.",
    },
    {
      by: "Ishita Banerjee",
      rating: 3,
      title: "Fish smells were not in the plan",
      comment:
        "A capable designer, but a Bengali kitchen needs a stronger exhaust and a wet counter. She added both after we asked, which cost an extra week.",
    },
  ],
  "Vivek Nambiar": [
    {
      by: "Mathew Varghese",
      rating: 5,
      title: "It was the neighbour's pipe",
      comment:
        "Three painters had painted over the same patch. Thermal camera, five minutes, and we saw a cold line running from the flat above. Society mended it, I paid for one visit.",
      quotable: true,
    },
    {
      by: "Ashwini Kulkarni",
      rating: 5,
      title: "Six years of leaks ended",
      comment:
        "Our terrace had eleven layers of somebody's tar. He took all of it off, corrected the slope and made us wait through a monsoon before painting. Not a drop.",
    },
    {
      by: "Gurpreet Sandhu",
      rating: 5,
      title: "I sleep through the night cargo",
      comment:
        "Readings before and after are pencilled on the window frame, 52 and 34. The teak frames look as if they had always been there.",
      quotable: true,
    },
    {
      by: "Snehal Patil",
      rating: 4,
      title: "Report first, comfort later",
      comment:
        "The report is blunt and slightly frightening. It was also correct in every point, and the second half of the list could be done by our own plumber.",
    },
    {
      by: "Lakshmi Pillai",
      rating: 5,
      title: "Plants that are still alive",
      comment:
        "He chose eleven plants for a windy east balcony and all eleven survived May. The drain in the deck was his idea, the washing line too.",
    },
    {
      by: "Varun Malhotra",
      rating: 4,
      title: "Busy in June, as one would expect",
      comment:
        "Had to wait until the rain was almost over for a visit. He apologised and came at seven in the morning to catch the wall while it was wet.",
    },
    {
      by: "Hina Sayyed",
      rating: 5,
      title: "Would not take our painting job",
      comment:
        "He refused to paint until the wall fell under a certain reading. The other quotation would have started on Monday. Glad we listened.",
    },
    {
      by: "Joseph Fernandes",
      rating: 5,
      title: "Lime paint looks alive",
      comment:
        "After the damp was stopped he used a breathable paint. The salt marks came out once, were brushed off and have not returned.",
    },
  ],
}
