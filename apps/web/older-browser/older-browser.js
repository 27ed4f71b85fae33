// Read by browsers that cannot run the application: nothing newer than ECMAScript 2015, and none of our styles.
(() => {
  var words = "__WORDS__";
  var asked = String(navigator.language || "en").slice(0, 2);
  var language = words[asked] ? asked : "en";

  function line(tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    return element;
  }

  function tell() {
    var page = document.createElement("main");
    page.setAttribute("role", "alert");
    page.style.cssText = "max-width: 34em; margin: 15vh auto; padding: 0 24px; font: 16px/1.5 sans-serif";
    page.appendChild(line("h1", words[language].title));
    page.appendChild(line("p", words[language].why));
    page.appendChild(line("p", words[language].what));
    document.documentElement.lang = language;
    document.documentElement.removeAttribute("class");
    document.title = words[language].title;
    // The application finds no place to begin in.
    while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    document.body.appendChild(page);
  }

  // Modules begin after this moment; one that could not be read has this asked for later.
  document.addEventListener("readystatechange", tellOnce);
  tellOnce();

  function tellOnce() {
    if (document.readyState === "loading") return;
    document.removeEventListener("readystatechange", tellOnce);
    tell();
  }
})();
