/** JSON as it comes in: an own key `__proto__` can be written in no other way. */
const parsed = (json: string): unknown => JSON.parse(json);

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const texts = [
  ...[
    "",
    " ",
    "\u0000",
    "Pump\u0000room",
    "\ud800",
    "\udfff\ud800 Pump",
    "\u202etxt.exe",
    "\ufeff",
    "\u2028",
    "\uffff",
  ],
  ...[
    "🚢".repeat(120),
    `Z${"\u0351\u036b\u0343".repeat(60)}`,
    "ﷺ".repeat(200),
    "I\u0307İıß",
    "x".repeat(600),
    "x".repeat(70_000),
  ],
  ...[
    "'; drop table users; --",
    "' or 1=1",
    "%",
    "_%_",
    "\\",
    "\\u0000",
    "$1",
    "{{7*7}}",
    "$\u007b7*7}",
    "(((",
    "[a-",
    "*",
    "!&|<->:",
  ],
  ...[
    "=cmd|' /C calc'!A0",
    "@SUM(1)",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "file:///etc/passwd",
    "javascript:alert(1)",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "1e400",
    "-0",
    "0x10",
    "1_000",
  ],
  ...[
    "9999-12-31",
    "0001-01-01",
    "0000-01-01",
    "-000001-01-01",
    "10000-01-01",
    "2026-02-30",
    "1582-10-10",
    "infinity",
    "epoch",
    "now",
  ],
  ...[
    "2026-06-10T25:00:00Z",
    "+275760-09-13T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "0000-01-01T00:00:00Z",
    "24:00",
    "99:99",
  ],
  ...[
    "Etc/Unknown",
    "Europe/Paris\u0000",
    "GMT+99",
    "EUR\u0000",
    // The code of no currency (ISO 4217), which reads like one.
    "XXX",
    "00000000-0000-7000-8000-000000000000",
    "AAAA",
    "====",
    "e30",
    "W10",
    "bnVsbA",
  ],
  ...["WyJ4IiwieCJd", "WzFlNDAwLCJ4Il0", "WyJcdTAwMDAiLCJcdTAwMDAiXQ", "eyJfX3Byb3RvX18iOnt9fQ"],
];
const numbers = [
  ...[
    0,
    -0,
    -1,
    0.1,
    1.5,
    32_768,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 32,
    999_999_999_999,
    2 ** 53 - 1,
    2 ** 53,
  ],
  ...[-(2 ** 53), 2 ** 63, 1e21, 1e308, -1e308, 5e-324, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];
const instants = [8.64e15, -8.64e15, Number.NaN, 0, 253_402_300_800_000, -62_198_755_200_000, 9_223_372_036_855].map(
  (milliseconds) => new Date(milliseconds),
);
const shapes = [
  ...[
    null,
    undefined,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    [undefined],
    [{}],
    { length: 1e9 },
    { toString: 1, valueOf: 1 },
  ],
  ...[parsed('{"__proto__":{"isSuperadmin":true}}'), parsed('{"constructor":{"prototype":{"isSuperadmin":true}}}')],
  ...[nested(900), Array.from({ length: 3000 }, () => ""), 10n ** 30n, new Map([["a", 1]]), new Set([1]), /(a+)+$/],
  ...[new URL("file:///etc/passwd"), new Error("sent"), { $ne: null }, parsed('{"then":1}'), { json: {}, meta: {} }],
];

/** What nobody sends by accident, and what only a careless program sends. */
export const hostileValues: readonly unknown[] = [...texts, ...numbers, ...instants, ...shapes];

/** Too long to be sent often. */
export const hugeText = "Ö".repeat(500_000);
