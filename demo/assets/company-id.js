// The page's global from which the widgets know the company; it stands before they start.
window.company_id = Number(document.currentScript.dataset.companyId)
