/** Said around what is meant, in English, Marathi and Hindi. Dropped unless nothing else was typed. */
export const fillers: ReadonlySet<string> = new Set([
  ..."a an and at best book by find for from good i in is list me my near nearby need of on or please the to top".split(
    " ",
  ),
  ..."under below upto around some any want we with within aani ani aur chya cha chi che la madhe madhye mein men me ka ki ke ko liye lie sathi javal".split(
    " ",
  ),
  ..."pahije hava chahie chahiye mujhe mala hai aahe wala wale wali pas paas javalil".split(" "),
  ..."there who can could make makes do does get looking someone somebody anyone have has will would should our your very".split(
    " ",
  ),
  ..."do we se raha rahi rahe hain hota hoti karna karne karo karun karayche karaycha karaychi ye yeh kahi koi kuch".split(
    " ",
  ),
  // Kinds of kitchens and ceilings that everybody means and nobody writes; what says little of a house.
  ..."modular false small big new simple nice".split(" "),
])
