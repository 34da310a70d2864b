document.documentElement.dataset.own = 'yes';
