import type { DemoReview } from "./demo.types.ts"

export const reviews7: Record<string, DemoReview[]> = {
  "Abhijit Kamble": [
    {
      by: "Ganesh Mohite",
      rating: 5,
      title: "Knows which desk the file is on",
      comment:
        "Every Friday a message: file at desk so-and-so since Tuesday, one signature missing. After two years with another man this felt like a miracle.",
      quotable: true,
    },
    {
      by: "Mahesh Barve",
      rating: 5,
      title: "Twelve flats, completion at last",
      comment:
        "An old building of ours hung without a completion certificate for eleven years. He listed six defects, we mended six, the paper came.",
    },
    {
      by: "Urmila Salunkhe",
      rating: 5,
      title: "Built as fees allowed",
      comment:
        "Ground floor first, the upper floors after my daughters' colleges. He drew the columns for all of it at the beginning. We have just cast the last slab.",
      quotable: true,
    },
    {
      by: "Sachin Nimbalkar",
      rating: 4,
      title: "Plain design, perfect papers",
      comment:
        "Do not expect a beautiful elevation. Expect a sanction without a single query and a folder with dividers.",
      quotable: true,
    },
    {
      by: "Sameer Khan",
      rating: 4,
      title: "Office is crowded",
      comment:
        "Waited forty minutes in Katraj although we had an appointment. Then he gave us a full hour and found the missing page in our index extract himself.",
      response: "I have changed Saturday slots to one family at a time.",
    },
    {
      by: "Yash Chordia",
      rating: 5,
      title: "No speed money, still quick",
      comment:
        "He said at the start what he would not do, and how long it takes the straight way. Fourteen weeks were announced and fourteen it was.",
    },
    {
      by: "Swapnil Ghorpade",
      rating: 3,
      title: "Result fine, drawings hard to read",
      comment:
        "The permission came through. As a layman I understood little of the sheets and had to ask thrice for a simple explanation of the setback.",
    },
    {
      by: "Shruti Bapat",
      rating: 5,
      title: "Forty-year quarrel ended by tape",
      comment:
        "He brought both neighbours, a surveyor and tea. The boundary was measured in front of all. We now share the wall and the cost.",
    },
    {
      by: "Rashmi Agarwal",
      rating: 5,
      title: "List of missing documents",
      comment:
        "One hour online and I had a list of five papers, where to get them and what each costs. Three I could fetch myself.",
    },
  ],
  "Neha Saldanha": [
    {
      by: "Joseph Fernandes",
      rating: 5,
      title: "We never stopped cooking",
      comment:
        "A whole floor in eleven weeks above our heads and my wife's kitchen worked each day. The dust curtain had a zip, imagine.",
      quotable: true,
    },
    {
      by: "Gurpreet Sandhu",
      rating: 5,
      title: "A film every Sunday in Tezpur",
      comment:
        "I was posted far away. Each Sunday six minutes of video, with her voice explaining what had changed and what it had cost.",
      quotable: true,
    },
    {
      by: "Hina Sayyed",
      rating: 4,
      title: "Neighbours were talked to first",
      comment:
        "She went to both sides with a plan before the crane came. The crane still came on a Sunday, which was not the agreement.",
    },
    {
      by: "Cyrus Irani",
      rating: 4,
      title: "Winter room in the verandah",
      comment:
        "Folding teak doors, the old floor left in peace. It rattles slightly in strong wind and the carpenter is due again.",
      quotable: true,
    },
    {
      by: "Varun Malhotra",
      rating: 5,
      title: "Said no to a third floor",
      comment:
        "After the hammer test she showed us the numbers: one floor in steel yes, two no. Other people had been ready to pour concrete.",
    },
  ],
  "Omkar Jadhav": [
    {
      by: "Swapnil Ghorpade",
      rating: 5,
      title: "Slept on our land before drawing",
      comment:
        "In the morning he told us where the mist sits and that a leopard had passed. The house is up on the dry side now.",
      quotable: true,
    },
    {
      by: "Rahul Sabnis",
      rating: 4,
      title: "Read the 7/12 before the dream",
      comment:
        "He explained tenancy, NA and access in an hour. We bought a different plot because of it. His emails are few, phone is better.",
    },
    {
      by: "Kunal Mehta",
      rating: 4,
      title: "Gumboot-proof",
      comment:
        "Shahabad floors, wide eaves, no lawn. The drawings came in three parts with gaps between, the building is sound.",
    },
  ],
  "Anita D'Souza": [
    {
      by: "Mathew Varghese",
      rating: 5,
      title: "Three quotations we could compare",
      comment:
        "All contractors priced the same bill of quantities. The difference between them was four lakh and she told us why, item by item.",
      quotable: true,
    },
    {
      by: "Lakshmi Pillai",
      rating: 5,
      title: "Models on the bonnet of our car",
      comment:
        "She placed little wooden blocks on a plan at the plot, turning house and tree until the kitchen faced the hill. Fifteen years of saving felt safe.",
    },
    {
      by: "Pradnya Wankhede",
      rating: 4,
      title: "Twelve visits, counted",
      comment:
        "Written into the agreement and all kept. A thirteenth had to be paid, which is fair enough. Garden is still on us.",
      quotable: true,
    },
    {
      by: "Madhura Date",
      rating: 5,
      title: "Twin houses and a door between",
      comment:
        "My sister and I wanted to be near but not too near. The door in the garden wall has a bolt on both sides. We have never used either.",
      quotable: true,
    },
    {
      by: "Ishita Banerjee",
      rating: 4,
      title: "Nothing fancy, all in place",
      comment:
        "The plan is simple and every switch is where the hand goes. I would have liked a bolder front, she spent that money on the stair.",
    },
    {
      by: "Kavita Bhandari",
      rating: 5,
      title: "Hot air leaves by rope",
      comment:
        "There is a hatch at the top of the stairs with a rope. Open it at seven and the house sighs. Costs nothing to run.",
    },
  ],
}
