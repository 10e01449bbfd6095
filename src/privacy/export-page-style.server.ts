// No style sheet goes with the file: the site's light and dark colours stand here as literals.
export const pageStyle = `
:root{--paper:#faf6ee;--surface:#fffdf8;--line:#e4daca;--ink:#23211e;--muted:#6b6459;--tile:#a8401f}
@media (prefers-color-scheme:dark){:root{--paper:#1b1917;--surface:#242220;--line:#3d3833;--ink:#f0eae0;--muted:#b5aca0;--tile:#e8936f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:58rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.6 "Mukta","Segoe UI",system-ui,sans-serif}
h1,h2,.brand{font-family:Georgia,"Times New Roman",serif;line-height:1.25;font-weight:600}
h1{margin:0 0 .75rem;font-size:2rem}
h2{margin:0 0 .75rem;font-size:1.35rem}
h2 span{color:var(--muted);font:400 1rem system-ui,sans-serif}
.brand{margin:0 0 1.5rem;color:var(--tile);font-size:1.35rem}
header p,section>p{margin:0 0 .75rem;max-width:44rem}
a{color:var(--tile);text-underline-offset:.2em}
nav{margin:2rem 0}
ol{margin:0;padding-left:1.5rem;columns:16rem}
section{margin:0 0 1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
dl{margin:0;padding:.75rem 0}
dl:first-of-type{padding-top:0}
dl+dl{border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:0 1rem;padding:.15rem 0}
dt{color:var(--muted)}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:6rem}
th{border-top:0;color:var(--muted);font-weight:400}
@media (max-width:30rem){dl div{grid-template-columns:1fr}dl div+div{margin-top:.4rem}}
@media print{
:root{--paper:#fff;--surface:#fff;--line:#bbb;--ink:#000;--muted:#444;--tile:#000}
@page{margin:16mm}
body{max-width:none;padding:0;font-size:10.5pt}
nav{display:none}
section{padding:0;border:0;margin:0 0 8mm}
h2{break-after:avoid}
dl,tr{break-inside:avoid}
.wide{overflow:visible}
}
`
