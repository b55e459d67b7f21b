// Forms with passwords work without this file: it only fills in the demo account and shows what a field holds.

for (const button of document.querySelectorAll('[data-email]')) {
  button.addEventListener('click', () => {
    const form = document.querySelector('#sign-in form')
    form.elements.email.value = button.dataset.email
    form.elements.password.value = button.dataset.password
    form.querySelector('button:not([type="button"])').focus()
  })
}

for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal)
  const show = isShown => {
    input.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  }
  button.addEventListener('click', () => show(input.type === 'password'))
  // Masked again when sent, so that the browser offers to keep it as a password.
  input.form.addEventListener('submit', () => show(false))
}

// A second click within a second sends nothing.
for (const form of document.forms) {
  let sent = -Infinity
  form.addEventListener('submit', event => {
    if (event.timeStamp - sent < 1000) event.preventDefault()
    else sent = event.timeStamp
  })
}
