// Requests of the web application, of scripts and of strangers, with a * behind each value that sqlmap varies.

/** @returns {{ name: string, text: string }[]} as they go over the wire */
export function recordedRequests(origin, { cookie, token, userId, vesselId, jobId }) {
  const host = new URL(origin).host;
  const aboard = [`Cookie: ${cookie}`, `x-vessel-id: ${vesselId}`];
  const script = [`Authorization: Bearer ${token}`];
  const read = (procedure, json, headers = aboard) =>
    request(host, procedure, "GET", `/trpc/${procedure}?input=${inAddress({ json })}`, headers);
  const write = (procedure, json, headers = aboard) =>
    request(host, procedure, "POST", `/trpc/${procedure}`, headers, { json });
  const rest = (method, address, body) => request(host, `${method} ${address}`, method, address, script, body);
  return [
    read("jobs.list", { search: "oil*", sort: "title" }),
    read("jobs.list", { search: "oil", sort: "title*", cursor: "WzFd*" }),
    read("search.find", { query: "pump*" }),
    read("inventory.list", { search: "filter*" }),
    read("jobs.get", { id: `${jobId}*` }),
    write("orders.answerOf", { token: "nobody-has-this-token*" }, []),
    write("jobs.create", { id: "0198a000-0000-7000-8000-000000000001*", title: "Grease the davits*" }),
    write("session.signIn", { login: "nobody*", password: "Not the right one*" }, []),
    request(host, "vessel in the header", "GET", "/trpc/session.vessel", [
      `Cookie: ${cookie}`,
      `x-vessel-id: ${vesselId}*`,
    ]),
    request(host, "session in the cookie", "GET", "/trpc/session.me", ["Cookie: ymp_session=nobody*"]),
    request(host, "token in the header", "GET", "/api/auth", ["x-auth-token: ymp_nobody*"]),
    rest("GET", `/api/profile/boat/${vesselId}*`),
    rest("GET", `/api/users/userdetailsbyid/${userId}*`),
    rest("POST", "/api/auth", { username: "nobody*", password: "Not the right one*" }),
    request(host, "GET /files", "GET", `/files/${vesselId}/${jobId}*/thumb`, [`Cookie: ${cookie}`]),
  ];
}

function request(host, name, method, address, headers, body) {
  const lines = [`${method} ${address} HTTP/1.1`, `Host: ${host}`, "Accept: application/json"];
  const content = body === undefined ? [] : ["Content-Type: application/json"];
  return {
    name,
    text: [...lines, ...headers, ...content, "", body === undefined ? "" : JSON.stringify(body)].join("\r\n"),
  };
}

/** JSON in an address, its stars left to be seen by sqlmap. */
const inAddress = (value) => encodeURIComponent(JSON.stringify(value)).replaceAll("%2A", "*");
