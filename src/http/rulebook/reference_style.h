/* How a reference sheet looks, behind the style of all sheets: to be read on a screen, one page of A4 on paper. What
 * sheet_fit.c reckons with stands here. */
#pragma once

static const char reference_style[] =
    ".paper td:not(:first-child):not(:last-child){white-space:normal}.across{text-align:center}"
    ".kind{font-weight:600}.clause h2{margin:1.4rem 0 0}.number{font-size:max(.85em,6.5pt)}"
    "@page{size:A4;margin:8mm;@top-left{content:none}@bottom-right{content:none}}"
    "@media print{body{font-family:Arial,\"Liberation Sans\",\"Helvetica Neue\",\"DejaVu Sans Condensed\",sans-serif;"
    "overflow-wrap:normal}.screen,.named h2{display:none}.wide{overflow:visible}"
    "h1,h2{line-height:inherit;margin:0}h1{font-size:1.6em}h2{font-size:1.1em;border-bottom:.4pt solid #000}"
    ".paper{position:relative;margin:0 0 .45em;break-inside:avoid}.paper h2{margin:0}.paper p{margin:0}"
    "table{font-size:1em;margin:0}th,td{padding:0 .3em;border-bottom:.2pt solid #999}th{color:#000;"
    "vertical-align:bottom}"
    ".tight{width:1%}.across{border-left:.2pt solid #999;border-right:.2pt solid #999}"
    ".shares{display:grid;gap:0 3mm;align-items:start}.of-2{grid-template-columns:repeat(2,minmax(0,1fr))}"
    ".of-3{grid-template-columns:repeat(3,minmax(0,1fr))}.clauses{columns:3;column-gap:3mm}"
    ".clause h2{padding-right:4em}.clause .number{position:absolute;top:.3em;right:0}"
    ".foot,.below{margin:0;font-size:1em;color:#333}.foot{margin-top:.45em}";
