/** flatpickr writes HTML, which Trusted Types refuse, and puts itself on the page's globals. */
export const flatpickr = {
  name: 'flatpickr',
  version: '4.6.13',
  files: {
    'dist/esm/index.js': [
      {
        why: 'The names of weekdays are elements.',
        find: String.raw`.innerHTML = "\n      <span class='flatpickr-weekday'>\n        " + weekdays.join("</span><span class='flatpickr-weekday'>") + "\n      </span>\n      ";`,
        replace: `.replaceChildren(...weekdays.map(day => createElement("span", "flatpickr-weekday", day)));`,
      },
      {
        why: 'The number of a week is an element.',
        find: `.insertAdjacentHTML("beforeend", "<span class='flatpickr-day'>" + self.config.getWeek(date) + "</span>");`,
        replace: `.append(createElement("span", "flatpickr-day", self.config.getWeek(date)));`,
      },
      {
        why: 'An emptied list needs no HTML.',
        find: `self.monthsDropdownContainer.innerHTML = "";`,
        replace: `self.monthsDropdownContainer.replaceChildren();`,
      },
      {
        why: 'The arrow back is text; we leave it empty.',
        find: `self.prevMonthNav.innerHTML = self.config.prevArrow;`,
        replace: `self.prevMonthNav.textContent = self.config.prevArrow;`,
      },
      {
        why: 'The arrow ahead is text; we leave it empty.',
        find: `self.nextMonthNav.innerHTML = self.config.nextArrow;`,
        replace: `self.nextMonthNav.textContent = self.config.nextArrow;`,
      },
      {
        why: 'A module has no `this` to look for a helper on, as the build warns.',
        find: `(this && this.__assign) || `,
        replace: ``,
      },
      {
        why: 'A module has no `this` to look for a helper on, as the build warns.',
        find: `(this && this.__spreadArrays) || `,
        replace: ``,
      },
      {
        why: `The page may have a flatpickr of its own: its elements' one stays.`,
        find: `
    HTMLCollection.prototype.flatpickr = NodeList.prototype.flatpickr = function (config) {
        return _flatpickr(this, config);
    };
    HTMLElement.prototype.flatpickr = function (config) {
        return _flatpickr([this], config);
    };`,
        replace: ``,
      },
      {
        why: `So does jQuery's.`,
        find: `
    jQuery.fn.flatpickr = function (config) {
        return _flatpickr(this, config);
    };`,
        replace: ``,
      },
      {
        why: `The page's dates get no method.`,
        find: `
Date.prototype.fp_incr = function (days) {
    return new Date(this.getFullYear(), this.getMonth(), this.getDate() + (typeof days === "string" ? parseInt(days, 10) : days));
};`,
        replace: ``,
      },
      {
        why: `The page's own global stays.`,
        find: `window.flatpickr = flatpickr;`,
        replace: ``,
      },
    ],
  },
}
