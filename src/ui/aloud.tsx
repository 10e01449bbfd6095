/** For texts of which a part is only read aloud: `t.act(aloud)`. */
export const aloud = (text: string) => <span className="sr-only">{text}</span>
